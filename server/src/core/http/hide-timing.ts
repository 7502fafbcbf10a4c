import { setTimeout as wait } from 'node:timers/promises';
import type { HttpContext } from '../context.ts';

type Act<Input, Result> = (ctx: HttpContext, input: Input) => Promise<Result>;

/**
 * An answer that must not tell by its time what was found: it comes no earlier than after a pace that the work, whatever
 * it was, has long been done with.
 */
export function hideTiming<Input, Result>(act: Act<Input, Result>): Act<Input, Result> {
  return async (ctx, input) => {
    const even = wait(ctx.evenPaceMs);
    try {
      return await act(ctx, input);
    } finally {
      await even;
    }
  };
}
