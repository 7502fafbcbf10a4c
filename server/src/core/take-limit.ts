import { type LimitName, limits } from '@firstlight/contract/limits.ts';
import type { WindowCounter } from '../platform/limits/window-counter.ts';
import { AppError } from './app-error.ts';

/**
 * Takes one use of a limit's allowance, or refuses with the seconds to wait. `key` says whose allowance it is;
 * a use that names itself by `useId` is counted once, however often it is tried.
 */
export type TakeLimit = (name: LimitName, key: string, useId?: string) => Promise<void>;

export function createTakeLimit(
  counter: WindowCounter,
  factor: number,
  refused: (limit: LimitName) => void = () => undefined,
): TakeLimit {
  return async (name, key, useId) => {
    const limit = limits[name];
    const windows = limit.windows.map(({ count, seconds }) => ({
      count: Math.ceil(count * factor),
      seconds,
    }));
    const retryAfterSeconds = await counter.take(`${name}:${key}`, windows, useId).catch((cause) => {
      if (limit.whenRedisIsDown === 'open') return 0;
      throw new AppError('request.unavailable', { retryAfterSeconds: 30, cause });
    });
    if (retryAfterSeconds === 0) return;
    refused(name);
    throw new AppError('request.too_many', { retryAfterSeconds });
  };
}
