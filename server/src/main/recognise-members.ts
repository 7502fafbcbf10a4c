import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { Member } from '../core/context.ts';
import { clientAddress } from '../core/http/client-address.ts';
import type { ApproximateCounter } from '../platform/limits/approximate-counter.ts';
import { createRecentKeys } from '../platform/limits/recent-keys.ts';
import { recognition } from './registries.ts';

export type FindMember = (headers: IncomingHttpHeaders) => Promise<Omit<Member, 'address'> | undefined>;

interface RecogniseParts {
  findMember: FindMember;
  origin: string;
  /** Counts look-ups of cookies that have not been seen at work. */
  unknown: ApproximateCounter;
  /** Called for each request of a member. */
  seen(member: Member): void;
}

/** More people than one process serves within an hour. */
const mostKnown = 20_000;

/**
 * Only requests with a session cookie are asked who they are; guests pay nothing for it. A cookie costs a look-up each
 * time, so one that has not been seen at work here counts against its address first: made-up ones buy no more of them.
 * What is remembered says only that a cookie is no invention, never whose it is.
 */
export function recogniseMembers(
  api: FastifyInstance,
  { findMember, origin, unknown, seen }: RecogniseParts,
): void {
  const known = createRecentKeys(mostKnown);
  api.decorateRequest('member', undefined);
  api.addHook('onRequest', (request, _reply, done) => {
    const token = recognition.readToken(request.headers.cookie, origin);
    if (token === undefined) return done();
    const retryAfterSeconds = known.has(token) ? 0 : unknown.hit(clientAddress(request));
    if (retryAfterSeconds > 0) return done(new AppError('request.too_many', { retryAfterSeconds }));
    findMember(request.headers).then((found) => {
      if (found) {
        known.add(token);
        request.member = { ...found, address: clientAddress(request) };
        seen(request.member);
      } else known.delete(token);
      done();
    }, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | undefined;
  }
}
