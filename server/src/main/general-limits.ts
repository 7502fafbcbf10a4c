import { limits } from '@firstlight/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import { clientAddress } from '../core/http/client-address.ts';
import { type ApproximateCounter, createApproximateCounter } from '../platform/limits/approximate-counter.ts';
import type { Engines } from './engines.ts';

export interface Tallies {
  guests: ApproximateCounter;
  members: ApproximateCounter;
  /** By address: session cookies that have not been seen at work. */
  unknownSessions: ApproximateCounter;
}

/** The general limits, shared between processes without a round trip on the way of a request. */
export function generalTallies({ config, redis, now, metrics }: Engines): Tallies {
  const tallyOf = (name: 'api.guest' | 'api.member' | 'api.unknown-session') => {
    const [{ count, seconds }] = limits[name].windows;
    const tally = createApproximateCounter(redis, {
      name,
      count: count * config.LIMIT_FACTOR,
      seconds,
      now: () => now().getTime(),
    });
    return countRefusals(tally, () => metrics.limitHit(name));
  };
  return {
    guests: tallyOf('api.guest'),
    members: tallyOf('api.member'),
    unknownSessions: tallyOf('api.unknown-session'),
  };
}

export function limitEveryone(api: FastifyInstance, { guests, members, unknownSessions }: Tallies): void {
  api.addHook('onRequest', (request, _reply, done) => {
    const retryAfterSeconds = request.member
      ? members.hit(request.member.id)
      : guests.hit(clientAddress(request));
    done(retryAfterSeconds > 0 ? new AppError('request.too_many', { retryAfterSeconds }) : undefined);
  });
  api.addHook('onClose', () => [guests, members, unknownSessions].forEach((tally) => void tally.stop()));
}

function countRefusals(tally: ApproximateCounter, refused: () => void): ApproximateCounter {
  return {
    ...tally,
    hit(key) {
      const retryAfterSeconds = tally.hit(key);
      if (retryAfterSeconds > 0) refused();
      return retryAfterSeconds;
    },
  };
}
