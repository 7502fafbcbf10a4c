import type { Context } from './context.ts';

/**
 * Something that a feature wants to know, or to have done, by one that stands above it and that it must not import. It
 * asks; the other's manifest answers, in the same transaction. Where nothing has to come back, it records an event instead.
 */
export interface Question<Input, Result> {
  /** `<feature>.<what_is_asked>`, by the feature that asks. */
  name: string;
  /** Never set: it tells the compiler what goes in and what comes back. */
  about?: (input: Input) => Result;
}

export interface Answer {
  to: string;
  by(ctx: Context, input: unknown): Promise<unknown>;
}

export const question = <Input, Result>(name: string): Question<Input, Result> => ({ name });

/** Ties what answers to the question, then forgets which it is so that answers fit one list. */
export const answer = <Input, Result>(
  to: Question<Input, Result>,
  by: (ctx: Context, input: Input) => Promise<Result>,
): Answer => ({ to: to.name, by: (ctx, input) => by(ctx, input as Input) });

export function ask<Input, Result>(
  ctx: Context,
  asked: Question<Input, Result>,
  input: Input,
): Promise<Result> {
  const found = ctx.answers.find(({ to }) => to === asked.name);
  if (!found) throw new Error(`nobody answers ${asked.name}`);
  return found.by(ctx, input) as Promise<Result>;
}
