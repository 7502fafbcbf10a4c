import type { Context } from '../../../../core/context.ts';
import { lockSession } from './sessions.queries.ts';

/** False: it has ended, and nothing may hang on it any more. Otherwise it stays until the transaction ends. */
export async function holdSession(ctx: Context, sessionId: string): Promise<boolean> {
  return (await lockSession(ctx.db, sessionId)) !== undefined;
}
