import { randomBytes, randomUUID } from 'node:crypto';
import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import type { Language } from '@firstlight/contract/languages.ts';
import { terms } from '@firstlight/contract/legal.ts';
import type { Role } from '@firstlight/contract/people/accounts/account-limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Member } from '../../core/context.ts';
import { hashPassword } from '../../platform/crypto/password-hash.ts';
import { newToken } from '../../platform/crypto/secret-token.ts';
import { randomAddress, type World } from '../world.ts';

export interface TestPerson {
  id: string;
  username: string;
  name: string;
  email: string;
  cookie: string;
  ctx: Context<Member>;
}

interface PersonTraits {
  standing?: 'good' | 'limited' | 'suspended';
  role?: Role;
  /** The account's age; limits are narrower in the first week. */
  days?: number;
  hasAcceptedTerms?: boolean;
  email?: string;
  /** Hashed only for tests that give it. */
  password?: string;
}

/** Somebody who signed in just now, without the slow hashing of a real sign-up. */
export async function makePerson(
  world: World,
  username: string,
  {
    standing = 'good',
    role = 'both',
    days = 100,
    hasAcceptedTerms = true,
    password,
    email = `${username}@person.example`,
  }: PersonTraits = {},
): Promise<TestPerson> {
  const { db } = world.database;
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const name = `${username} in full`;
  const now = world.clock.now;
  const place = { table: 'users', column: 'email', rowId: id, scope: { type: 'users', id: 'email' } };
  await db
    .insertInto('users')
    .values({
      id,
      email: await world.engines.vault.seal(db, place, email),
      emailIndex: randomBytes(32),
      emailVerifiedAt: now,
      username,
      name,
      role,
      language: 'en',
      passwordHash: password ? await hashPassword(password, world.engines.passwordCost) : 'none',
      createdAt: new Date(now.getTime() - days * 86_400_000),
      standing,
    })
    .execute();
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + 30 * 86_400_000);
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId: id,
      tokenHash,
      createdAt: now,
      lastUsedAt: now,
      identityConfirmedAt: now,
      expiresAt,
    })
    .execute();
  if (hasAcceptedTerms) {
    await db
      .insertInto('termsAcceptances')
      .values({ userId: id, version: terms.version, acceptedAt: now })
      .execute();
  }
  const actor = {
    kind: 'member',
    id,
    username,
    sessionId,
    hasAcceptedTerms,
    isAdmin: false,
    address: randomAddress(),
  } as const;
  return { id, username, name, email, cookie: `__Host-session=${token}`, ctx: { ...world.ctx, actor } };
}

/** Asks as somebody, or as a guest. The app is looked up at each call, because tests open it before they run. */
export const asker =
  (app: () => FastifyInstance) =>
  (who: TestPerson | undefined, method: Endpoint['method'], url: string, payload?: object) =>
    app().inject({
      method,
      url,
      ...(who && { headers: { cookie: who.cookie } }),
      ...(payload && { payload }),
    });

interface ProjectTraits {
  name?: string;
  link?: string | null;
  callToActionUrl?: string | null;
  listed?: boolean;
  language?: Language;
}

export async function makeProject(
  world: World,
  ownerId: string,
  {
    name = 'Tidepool',
    link = 'https://tidepool.example/try?ref=1',
    callToActionUrl = null,
    listed = true,
    language = 'en',
  }: ProjectTraits = {},
): Promise<string> {
  const { db } = world.database;
  const id = randomUUID();
  const { now } = world.clock;
  const shared = { ownerId, categories: 1, publishedAt: now };
  await db
    .insertInto('projects')
    .values({
      ...shared,
      id,
      name,
      tagline: 'Splits the day’s takings.',
      description: 'A page that splits a café’s daily takings between the staff.',
      summary: 'A page that splits a café’s daily takings.',
      link,
      callToActionUrl,
      demoType: 'live',
      language,
      hiddenAt: listed ? null : now,
    })
    .execute();
  await db
    .insertInto('projectStats')
    .values({ ...shared, projectId: id, listed })
    .execute();
  return id;
}
