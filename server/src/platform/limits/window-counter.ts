import type { Redis } from 'ioredis';

export interface Window {
  count: number;
  seconds: number;
}

export interface WindowCounter {
  /**
   * Counts one use if every window has room, and answers 0; otherwise counts nothing and answers the seconds to
   * wait. A use that was already counted under its id answers 0 again.
   */
  take(key: string, windows: readonly Window[], useId?: string): Promise<number>;
}

/** One round trip, decided inside Redis, so that parallel requests on many processes cannot slip past. */
const script = `
local use = KEYS[#KEYS]
if redis.call('exists', use) == 1 then return 0 end
local wait, longest = 0, 0
for i = 1, #KEYS - 1 do
  longest = math.max(longest, ARGV[i * 2] * 1000)
  if tonumber(redis.call('get', KEYS[i]) or '0') >= tonumber(ARGV[i * 2 - 1]) then
    wait = math.max(wait, redis.call('pttl', KEYS[i]))
  end
end
if wait > 0 then return wait end
for i = 1, #KEYS - 1 do
  if redis.call('incr', KEYS[i]) == 1 then redis.call('pexpire', KEYS[i], ARGV[i * 2] * 1000) end
end
if ARGV[#ARGV] == 'named' then redis.call('set', use, 1, 'px', longest) end
return 0`;

export function createWindowCounter(redis: Redis): WindowCounter {
  return {
    async take(key, windows, useId) {
      const keys = [
        ...windows.map(({ seconds }) => `limit:{${key}}:${seconds}`),
        `limit:{${key}}:use:${useId ?? ''}`,
      ];
      const settings = windows.flatMap(({ count, seconds }) => [count, seconds]);
      const naming = useId === undefined ? 'unnamed' : 'named';
      const milliseconds = await redis.eval(script, keys.length, ...keys, ...settings, naming);
      return Math.ceil(Number(milliseconds) / 1000);
    },
  };
}
