import { setTimeout as wait } from 'node:timers/promises';
import type { HttpContext } from '../context.ts';

/**
 * An answer that must not tell by its time what was found: it comes no earlier than after a pace that the work, whatever
 * it was, has long been done with.
 */
export function hideTiming<Ctx extends Pick<HttpContext, 'evenPaceMs'>, Input, Result>(
  act: (ctx: Ctx, input: Input) => Promise<Result>,
): (ctx: Ctx, input: Input) => Promise<Result> {
  return async (ctx, input) => {
    const even = wait(ctx.evenPaceMs);
    try {
      return await act(ctx, input);
    } finally {
      await even;
    }
  };
}
