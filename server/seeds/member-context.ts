import type { Context, HttpContext, Member } from '../src/core/context.ts';

/** What somebody of the demo world does, done as they would, without the limits that slow down people in a hurry. */
export async function memberContext(ctx: Context, username: string): Promise<HttpContext<Member>> {
  const { id } = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return actAs(ctx, { id, username });
}

export function actAs(ctx: Context, { id, username }: { id: string; username: string }): HttpContext<Member> {
  const actor: Member = {
    kind: 'member',
    id,
    username,
    sessionId: 'seed',
    hasAcceptedTerms: true,
    isAdmin: false,
    address: '127.0.0.1',
  };
  return {
    ...ctx,
    actor,
    takeLimit: async () => undefined,
    setCookie: () => undefined,
    readCookie: () => undefined,
    concerns: () => undefined,
    userAgent: undefined,
  };
}
