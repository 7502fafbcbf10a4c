import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Member } from '../core/context.ts';
import { clientAddress } from '../core/http/client-address.ts';

export type FindMember = (headers: IncomingHttpHeaders) => Promise<Omit<Member, 'address'> | undefined>;

/** Only requests with a cookie are asked who they are; guests pay nothing for it. */
export function recogniseMembers(api: FastifyInstance, findMember: FindMember): void {
  api.decorateRequest('member', undefined);
  api.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.cookie === undefined) return done();
    findMember(request.headers).then((found) => {
      if (found) request.member = { ...found, address: clientAddress(request) };
      done();
    }, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | undefined;
  }
}
