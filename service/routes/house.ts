import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { Type } from 'typebox';
import { notFound } from '../problems.ts';
import type { Room } from '../room.ts';

const hide = true;
const Well = Type.Object({ ok: Type.Literal(true) });
const Unwell = Type.Object({ ok: Type.Literal(false), sentence: Type.String() });

/** Whether the service is well, and what it counts: for whoever runs it. */
export function houseRoutes(
  { app, harbour: { store } }: Room,
  registry: Registry,
  metricsToken: string | undefined,
): void {
  app.route({
    method: 'GET',
    url: '/health',
    schema: { hide, response: { 200: Well, 503: Unwell } },
    handler: async (_, reply) =>
      store.saving.works
        ? await reply.send({ ok: true })
        : await reply.code(503).send({ ok: false, sentence: 'Nothing can be saved: see the log.' }),
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
