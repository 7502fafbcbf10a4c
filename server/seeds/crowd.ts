import { randomBytes } from 'node:crypto';
import type { Language } from '@firstlight/contract/languages.ts';
import { demoPeople } from '@firstlight/contract/people/accounts/demo-people.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import { categoryMask } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Context } from '../src/core/context.ts';
import { editProfile } from '../src/features/reputation/profiles/edit-profile.ts';
import { enrolEverybody, enrolTester } from '../src/features/trials/distribution/enrol-testers.ts';
import { findReader } from '../src/features/trials/feed/visit/find-reader.ts';
import { earlyTesters, newcomers, passersBy, type SeedTester, writers } from './crowd-people.ts';
import { actAs, memberContext } from './member-context.ts';
import { openConfirmed } from './people.ts';
import { daysAgo } from './story-time.ts';

export interface Visitor {
  id: string;
  username: string;
  language: Language;
  interests: number;
}

export interface Crowd {
  early: Visitor[];
  writers: Visitor[];
  passersBy: Visitor[];
}

const sessionMs = accountRules.sessionIdleDays * 24 * 60 * 60 * 1000;

/** Everybody who tests: by the product's own acts, with what they care for, and known to the distribution. */
export async function seedCrowd(ctx: Context): Promise<Crowd> {
  const early = await seedTesters(daysAgo(ctx, 120), earlyTesters);
  const others = await seedTesters(daysAgo(ctx, 60), writers);
  const crowd = {
    early,
    writers: [...others, await known(ctx, 'tester', 'fr'), await known(ctx, 'jonas', 'en')],
    passersBy: await seedTesters(daysAgo(ctx, 120), passersBy),
  };
  await enrolEverybody(ctx);
  return crowd;
}

/** The next who signs up, in their turn. */
export async function welcome(ctx: Context, turn: number): Promise<void> {
  for (const { id } of await seedTesters(ctx, newcomers.slice(turn, turn + 1))) await enrolTester(ctx, id);
}

/** Adds a session of the last visit of each tester, by which returning people are counted. No known token opens it. */
export async function addSessions(ctx: Context): Promise<void> {
  const people = await ctx.db
    .selectFrom('testerPool')
    .innerJoin('users', 'users.id', 'testerId')
    .select(['users.id', 'username', 'createdAt', 'lastVisitAt'])
    .orderBy('username')
    .execute();
  const newcomersHere = people.filter(({ username }) => newcomers.some((one) => one.username === username));
  // Every other newcomer came back once without opening the feed.
  const cameBack = new Set(newcomersHere.filter((_, nth) => nth % 2 === 0).map(({ id }) => id));
  const lastUseOf = ({ id, lastVisitAt }: (typeof people)[number]) =>
    cameBack.has(id) ? daysAgo(ctx, 1).now() : lastVisitAt;
  const ownAccounts = new Set<string>(demoPeople.map(({ username }) => username));
  const sessions = people.flatMap((person) => {
    const lastUsedAt = lastUseOf(person);
    if (lastUsedAt === null || ownAccounts.has(person.username)) return [];
    const expiresAt = new Date(lastUsedAt.getTime() + sessionMs);
    const { id: userId, createdAt } = person;
    return { id: ctx.newId(), userId, tokenHash: randomBytes(32), createdAt, lastUsedAt, expiresAt };
  });
  await ctx.db.insertInto('sessions').values(sessions).execute();
}

async function seedTesters(ctx: Context, people: readonly SeedTester[]): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (const person of people) {
    const { username, language, interests } = person;
    const id = await openConfirmed(ctx, person);
    await editProfile(actAs(ctx, { id, username }), { interests });
    visitors.push({ id, username, language, interests: categoryMask(interests) });
  }
  return visitors;
}

/** Somebody who is there already, and has said on their profile what they care for. */
async function known(ctx: Context, username: string, language: Language): Promise<Visitor> {
  const own = await memberContext(ctx, username);
  const { interests } = await findReader(own);
  return { id: own.actor.id, username, language, interests };
}
