import { demoPassword, demoPeople } from '@firstlight/contract/demo-people.ts';
import type { Context } from '../src/core/context.ts';
import { grantAdmin } from '../src/features/accounts/grant-admin.ts';
import { signUp } from '../src/features/accounts/sign-up.ts';
import { markVerified } from '../src/features/accounts/users.queries.ts';

/** Opens their accounts by the product's own acts, and confirms the addresses of those who read their mail. */
export async function seedPeople(ctx: Context): Promise<void> {
  for (const person of demoPeople) {
    await signUp(ctx, { ...person, email: `${person.username}@firstlight.example`, password: demoPassword });
    if (person.username !== 'unverified') await confirm(ctx, person.username);
  }
  await grantAdmin(ctx, { username: 'admin', isGranted: true });
}

async function confirm(ctx: Context, username: string): Promise<void> {
  const { id } = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await markVerified(ctx.db, id, ctx.now());
}
