import { Type } from 'typebox';
import { Carry, CarryCode, Me, Name } from '../api/schema.ts';
import type { Room } from '../room.ts';
import { cookieFor } from './caller.ts';

/** Fewer a minute. */
const config = { tight: true };
const tags = ['people'];

/** Who you are: a name, and a secret in a cookie. */
export function peopleRoutes({ app, people, callers, secure }: Room): void {
  app.route({
    method: 'GET',
    url: '/api/me',
    schema: { tags, summary: 'Who I am', response: { 200: Me } },
    handler: async (request) => callers.known(request),
  });

  app.route({
    method: 'POST',
    url: '/api/me',
    config,
    schema: { tags, summary: 'Say my name, the first time or anew', body: Name, response: { 200: Me } },
    handler: async (request, reply) => {
      const known = await callers.person(request);
      if (known) return await people.rename(known, request.body.name);
      const { person, key } = await people.welcome(request.body.name);
      reply.header('set-cookie', cookieFor(key, secure));
      return person;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/me/carry',
    config,
    schema: { tags, summary: 'A code for my other device', response: { 200: Carry } },
    handler: async (request) => await people.carry(await callers.known(request)),
  });

  app.route({
    method: 'POST',
    url: '/api/carry',
    config,
    schema: {
      tags,
      summary: 'Be the person a code was made for',
      body: CarryCode,
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      reply.header('set-cookie', cookieFor(await people.arrive(request.body.code), secure));
      return await reply.code(204).send(null);
    },
  });
}
