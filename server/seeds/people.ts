import type { Language } from '@firstlight/contract/languages.ts';
import { terms } from '@firstlight/contract/legal.ts';
import { demoKey, demoPassword, demoPeople } from '@firstlight/contract/people/accounts/demo-people.ts';
import type { Context, HttpContext } from '../src/core/context.ts';
import { markVerified } from '../src/features/people/accounts/account/users.queries.ts';
import { grantAdmin } from '../src/features/people/accounts/grant-admin.ts';
import {
  confirmKey,
  findKey,
  replaceKey,
} from '../src/features/people/accounts/second-factor/second-factors.queries.ts';
import { acceptTerms } from '../src/features/people/accounts/sign-up/accept-terms.ts';
import { signUp } from '../src/features/people/accounts/sign-up/sign-up.ts';
import { actAs } from './member-context.ts';
import { daysAgo } from './story-time.ts';

export interface Newcomer {
  name: string;
  username: string;
  role: 'creator' | 'tester' | 'both';
  language: Language;
}

/** Whoever never confirms their address is purged after two weeks, so that one has only just signed up. */
export async function seedPeople(ctx: Context): Promise<void> {
  const then = daysAgo(ctx, 120);
  for (const person of demoPeople) {
    if (person.username === 'unverified') await openAccount(ctx, person);
    else await openConfirmed(then, person);
  }
  await grantAdmin(then, { username: 'admin', isGranted: true });
  await secureAdmin(then);
}

/** Admins need a second step before they may act. */
async function secureAdmin(ctx: Context): Promise<void> {
  const { id: userId } = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  await replaceKey(ctx.db, ctx.vault, userId, Buffer.from(demoKey));
  const key = await findKey(ctx.db, ctx.vault, userId);
  if (key) await confirmKey(ctx.db, userId, { cell: key.cell, step: 0, at: ctx.now() });
}

/** An account by the product's own acts, of somebody who reads their mail and agrees to the terms. Gives its id. */
export async function openConfirmed(ctx: Context, person: Newcomer): Promise<string> {
  await openAccount(ctx, person);
  const { id } = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', person.username)
    .executeTakeFirstOrThrow();
  await markVerified(ctx.db, id, ctx.now());
  await acceptTerms(actAs(ctx, { id, username: person.username }), { version: terms.version });
  return id;
}

async function openAccount(ctx: Context, { name, username, role, language }: Newcomer): Promise<void> {
  const email = `${username}@firstlight.example`;
  await signUp(inBrowser(ctx), { name, username, role, language, email, password: demoPassword });
}

/** One that keeps no cookies, and that nobody counts. */
function inBrowser(ctx: Context): HttpContext {
  return {
    ...ctx,
    actor: { kind: 'guest', address: '0.0.0.0' },
    takeLimit: async () => undefined,
    setCookie: () => undefined,
    readCookie: () => undefined,
    userAgent: undefined,
    concerns: () => undefined,
  };
}
