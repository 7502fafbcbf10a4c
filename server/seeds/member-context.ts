import type { Context, Member } from '../src/core/context.ts';

/** What somebody of the demo world does, done as they would. */
export async function memberContext(ctx: Context, username: string): Promise<Context<Member>> {
  const { id } = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const actor: Member = {
    kind: 'member',
    id,
    username,
    sessionId: 'seed',
    hasAcceptedTerms: true,
    isAdmin: false,
    address: '127.0.0.1',
  };
  return { ...ctx, actor };
}
