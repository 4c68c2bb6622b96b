import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { Type } from 'typebox';
import { notFound } from '../problems.ts';
import type { App } from '../room.ts';

const hide = true;

/** Whether the service is well, and what it counts: for whoever runs it. */
export function houseRoutes(app: App, registry: Registry, metricsToken: string | undefined): void {
  const Health = Type.Object({ ok: Type.Boolean() });
  app.route({
    method: 'GET',
    url: '/health',
    schema: { hide, response: { 200: Health } },
    handler: () => ({ ok: true }),
  });

  app.route({
    method: 'GET',
    url: '/metrics',
    schema: { hide },
    handler: async (request, reply) => {
      if (!mayCount(request, metricsToken)) throw notFound();
      return await reply.type(registry.contentType).send(await registry.metrics());
    },
  });
}

/** With the token, if there is one; otherwise from this very machine, and not through a proxy. */
function mayCount({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) && headers['x-forwarded-for'] === undefined;
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
