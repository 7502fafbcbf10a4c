import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/**
 * A client that fails at once while Redis is away: nothing that matters lives there, so a request
 * must not wait for it. The subscriber of the live transport is the exception; it waits and resubscribes.
 */
export function openRedis(url: string, log: Log, patienceMs = 500): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  losePatience(redis, patienceMs);
  quietly(redis, log);
  return redis;
}

/**
 * Gives an answer up after a while, but not before looking for it once more: when a turn of our own took that long, the
 * answer lies unread behind the timer. The client's own timeout would then open the limits to whoever keeps us busy.
 */
function losePatience(redis: Redis, patienceMs: number): void {
  const send: Redis['sendCommand'] = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    const giveUp = () => command.reject(new Error('Redis did not answer in time.'));
    const timer = setTimeout(() => setImmediate(giveUp), patienceMs);
    const rest = () => clearTimeout(timer);
    command.promise.then(rest, rest);
    return send(command, stream);
  };
}

export function openRedisSubscriber(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  quietly(redis, log);
  return redis;
}

/** One line when Redis goes and one when it is back, not one per attempt. */
function quietly(redis: Redis, log: Log): void {
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ error: error.message }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('redis is back');
    away = false;
  });
}
