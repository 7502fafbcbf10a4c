import type { Language } from '@firstlight/contract/languages.ts';
import { terms } from '@firstlight/contract/legal.ts';
import type { AccountChanges } from '@firstlight/contract/people/accounts/account-forms.ts';
import type { Role } from '@firstlight/contract/people/accounts/account-limits.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import type { Users } from '../../../../db/schema.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { emailPlace } from './email-place.ts';

export interface NewUser {
  id: string;
  name: string;
  username: string;
  email: string;
  role: Role;
  language: Language;
  /** Null where somebody came by a provider and has chosen none. */
  passwordHash: string | null;
  /** Of the secret that the browser keeps in which somebody signed up. */
  signUpHash?: Buffer;
  createdAt: Date;
}

/** False: the address already has an account. A username taken in between shows as a violated constraint. */
export async function insertUser(db: Db, vault: Vault, user: NewUser): Promise<boolean> {
  const { email, ...rest } = user;
  const row = await db
    .insertInto('users')
    .values({
      ...rest,
      email: await vault.seal(db, emailPlace(user.id), email),
      emailIndex: vault.blindIndex(email),
    })
    .onConflict((conflict) => conflict.column('emailIndex').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findUserByEmail(db: Db, vault: Vault, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'emailVerifiedAt'])
    .where('emailIndex', '=', vault.blindIndex(email))
    .executeTakeFirst();
}

export function findUserByUsername(db: Db, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'emailVerifiedAt', 'signUpHash'])
    .where('username', '=', username)
    .executeTakeFirst();
}

/** Nothing once the address is confirmed: then signing in is the only way in. */
export function findUnverifiedUser(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'signUpHash'])
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
}

export async function findAddresseeRow(db: Db, vault: Vault, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...row, email: await vault.unseal(db, emailPlace(userId), row.email) };
}

type NamedUser = Pick<Selectable<Users>, 'id' | 'name' | 'username' | 'standing' | 'isStandingHidden'> & {
  avatarFolder: string | null;
};

export async function listNames(db: Db, ids: readonly string[]): Promise<NamedUser[]> {
  const { rows } = await prepared<NamedUser>('accounts.list-names')`
    select id, name, username, standing, is_standing_hidden, profiles.avatar_folder
    from users left join profiles
      on profiles.user_id = users.id and profiles.visibility = 'visible' and profiles.taken_down_at is null
    where id = any(${ids}::uuid[]) and deleted_at is null
  `.execute(db);
  return rows;
}

export function listConfirmed(db: Db, usernames: readonly string[]) {
  return db
    .selectFrom('users')
    .select('id')
    .where('username', '=', sql<string>`any(${usernames}::text[])`)
    .where('emailVerifiedAt', 'is not', null)
    .execute();
}

export async function findIdentity(db: Db, vault: Vault, userId: string, isLocked: boolean) {
  const query = db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'email', 'language'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  return row && { ...row, email: await vault.unseal(db, emailPlace(userId), row.email) };
}

/** Everything `me` shows, and whether the terms in force were accepted. */
export async function findSelf(db: Db, vault: Vault, userId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('termsAcceptances', (join) =>
      join
        .onRef('termsAcceptances.userId', '=', 'users.id')
        .on('termsAcceptances.version', '=', terms.version),
    )
    .leftJoin('admins', 'admins.userId', 'users.id')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(['id', 'name', 'username', 'email', 'role', 'language', 'shortcuts', 'motion', 'avatarFolder'])
    .select(['acceptedAt as termsAcceptedAt', 'grantedAt as adminSince'])
    .select(secondStepExists.as('hasSecondStep'))
    .select((row) => row('passwordHash', 'is not', null).as('hasPassword'))
    .select((row) => row('standing', '=', 'suspended').as('isSuspended'))
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...row, email: await vault.unseal(db, emailPlace(userId), row.email) };
}

const secondStepExists = sql<boolean>`(
  exists (select from second_factors where user_id = users.id and confirmed_at is not null)
  or exists (select from passkeys where user_id = users.id)
)`;

export async function hasSecondStep(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('users').select(secondStepExists.as('has')).where('id', '=', userId);
  return (await query.executeTakeFirst())?.has ?? false;
}

export async function changeUser(db: Db, userId: string, changes: AccountChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();
}

/** One page of everybody's names, by id. */
export function userNamesAfter(db: Db, after: string | undefined, limit: number) {
  const query = db.selectFrom('users').select(['id', 'name', 'username']).orderBy('id').limit(limit);
  return (after ? query.where('id', '>', after) : query).execute();
}

export async function markVerified(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ emailVerifiedAt: at, signUpHash: null })
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .execute();
}

/** To an address that its owner has just proved to read. One that has an account shows as a violated constraint. */
export async function changeEmail(
  db: Db,
  vault: Vault,
  { userId, email, at }: { userId: string; email: string; at: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: await vault.seal(db, emailPlace(userId), email),
      emailIndex: vault.blindIndex(email),
      emailVerifiedAt: at,
    })
    .where('id', '=', userId)
    .execute();
}

/** Null where there is none. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.passwordHash;
}

/**
 * Keeps a password from being changed until the transaction ends; false if it was changed since it was read. Without
 * it, a session opened while the password is being changed would outlive the change.
 */
export async function holdPassword(db: Db, user: { id: string; passwordHash: string }): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('passwordHash', '=', user.passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** One at a time for whoever counts before adding. */
export async function holdUser(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** False: somebody else has changed it since it was read. */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  hashes: { from: string | null; to: string },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ passwordHash: hashes.to })
    .where('id', '=', userId)
    .where('passwordHash', 'is not distinct from', hashes.from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function changePasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
}
