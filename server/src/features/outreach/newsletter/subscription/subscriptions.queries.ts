import type { Language } from '@firstlight/contract/languages.ts';
import type { LetterFrequency } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';
import type { ConsentAct, ConsentWay, NewsletterSubscriptions } from '../../../../db/schema.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { laneOf } from './lane-of.ts';

export type SubscriptionRow = Selectable<NewsletterSubscriptions>;

/** Counts up when the sentence under the form changes: a consent says what it was given to. */
const wording = 1;

export interface AskedSubscription {
  id: string;
  email: string;
  frequency: LetterFrequency;
  interests: number;
  language: Language;
  askedAt: Date;
}

/**
 * One statement for every address, whatever is known of it: a new one waits, one that left may come back, and one that gets
 * the letters keeps what it chose, since nobody knows who typed it.
 */
export async function upsertAsked(db: Db, vault: Vault, asked: AskedSubscription): Promise<string> {
  const { email, ...row } = asked;
  const { id } = await db
    .insertInto('newsletterSubscriptions')
    .values({
      ...row,
      email: await vault.seal(db, readerEmailPlace(asked.id), email, { padded: true }),
      emailIndex: vault.blindIndex(email),
      state: 'pending',
      lane: laneOf(email),
    })
    .onConflict((conflict) =>
      conflict.column('emailIndex').doUpdateSet({
        askedAt: asked.askedAt,
        frequency: unlessConfirmed('frequency'),
        interests: unlessConfirmed('interests'),
        language: unlessConfirmed('language'),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const unlessConfirmed = <Column extends 'frequency' | 'interests' | 'language'>(column: Column) =>
  sql<SubscriptionRow[Column]>`case when newsletter_subscriptions.state = 'confirmed'
    then newsletter_subscriptions.${sql.ref(column)} else excluded.${sql.ref(column)} end`;

export function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('newsletterSubscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findSubscriptionOf(
  db: Db,
  vault: Vault,
  email: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('emailIndex', '=', vault.blindIndex(email))
    .executeTakeFirst();
}

export async function updateSubscription(
  db: Db,
  id: string,
  changes: Partial<Omit<SubscriptionRow, 'id' | 'email' | 'emailIndex' | 'lane'>>,
): Promise<void> {
  await db.updateTable('newsletterSubscriptions').set(changes).where('id', '=', id).execute();
}

/** False: it was confirmed already, or asked for too long ago, or its link is not the latest. */
export async function confirmRow(
  db: Db,
  { id, tokenVersion, now }: { id: string; tokenVersion: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterSubscriptions')
    .set({ state: 'confirmed', confirmedAt: now, leftAt: null, tokenVersion: sql`token_version + 1` })
    .where('id', '=', id)
    .where('tokenVersion', '=', tokenVersion)
    .where('state', '<>', 'confirmed')
    .where(
      'askedAt',
      '>',
      sql<Date>`${now}::timestamptz - make_interval(days => ${newsletterRules.confirmDays})`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True the first time alone. */
export async function leaveRow(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterSubscriptions')
    .set({ state: 'unsubscribed', leftAt: now })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertConsent(
  db: Db,
  consent: { subscriptionId: string; act: ConsentAct; way: ConsentWay; actedAt: Date },
): Promise<void> {
  await db
    .insertInto('newsletterConsents')
    .values({ ...consent, wording })
    .execute();
}

export function listConsents(db: Db, subscriptionId: string) {
  return db
    .selectFrom('newsletterConsents')
    .selectAll()
    .where('subscriptionId', '=', subscriptionId)
    .orderBy('id')
    .execute();
}

/** Its consents go with it. */
export async function deleteSubscriptionOf(db: Db, vault: Vault, email: string): Promise<void> {
  await db.deleteFrom('newsletterSubscriptions').where('emailIndex', '=', vault.blindIndex(email)).execute();
}

/** Addresses that never confirmed, and the proofs of those who left long ago. */
export async function deleteSettled(db: Db, before: { asked: Date; left: Date }): Promise<void> {
  const isSettled = sql`asked_at < ${before.asked}
    and (state = 'pending' or (state <> 'confirmed' and left_at < ${before.left}))`;
  await deleteInBatches(db, 'newsletter_subscriptions', isSettled);
}

export function openAddress(
  db: Db,
  vault: Vault,
  row: Pick<SubscriptionRow, 'id' | 'email'>,
): Promise<string> {
  return vault.unseal(db, readerEmailPlace(row.id), row.email);
}

/** A hundred at a time, at the price of one query at most. */
export function openAddresses(
  db: Db,
  vault: Vault,
  rows: readonly Pick<SubscriptionRow, 'id' | 'email'>[],
): Promise<string[]> {
  return vault.unsealAll(
    db,
    rows.map(({ id, email }) => ({ place: readerEmailPlace(id), cell: email })),
  );
}

/** All subscribers share one data key: a letter opens thousands of addresses at once. */
export function readerEmailPlace(rowId: string) {
  return {
    table: 'newsletter_subscriptions',
    column: 'email',
    rowId,
    scope: { type: 'newsletter', id: 'readers' },
  };
}
