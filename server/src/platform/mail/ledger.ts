import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { inBatches } from '../in-batches.ts';

export type Claim = { outcome: 'claimed'; attempt: number } | { outcome: 'settled' | 'uncertain' };

/**
 * Takes responsibility for one mail. A mail found `handing_over` was on its way to the mail server when its
 * worker died: it may have left, so it is never tried again, and an operator can see it as `uncertain`.
 */
export async function claimMail(db: Kysely<DB>, key: string, kind: string): Promise<Claim> {
  const claimed = await db
    .insertInto('mailLedger')
    .values({ key, kind, state: 'claimed' })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({ attempts: row('mailLedger.attempts', '+', 1), claimedAt: sql<Date>`now()` }))
        .where('mailLedger.state', '=', 'claimed'),
    )
    .returning('attempts')
    .executeTakeFirst();
  if (claimed) return { outcome: 'claimed', attempt: claimed.attempts };

  const stranded = await settleMail(db, key, 'uncertain', 'handing_over');
  return { outcome: stranded ? 'uncertain' : 'settled' };
}

/** From here on a crash leaves it open whether the mail left. False: another worker has claimed it since. */
export async function beginHandover(db: Kysely<DB>, key: string, attempt: number): Promise<boolean> {
  const result = await db
    .updateTable('mailLedger')
    .set({ state: 'handing_over' })
    .where('key', '=', key)
    .where('state', '=', 'claimed')
    .where('attempts', '=', attempt)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The mail server said no for now: the mail certainly did not leave, and may be tried again. */
export async function releaseMail(db: Kysely<DB>, key: string): Promise<void> {
  await db
    .updateTable('mailLedger')
    .set({ state: 'claimed' })
    .where('key', '=', key)
    .where('state', '=', 'handing_over')
    .execute();
}

export async function settleMail(
  db: Kysely<DB>,
  key: string,
  state: 'sent' | 'refused' | 'uncertain',
  from: 'claimed' | 'handing_over' = 'handing_over',
): Promise<boolean> {
  const result = await db
    .updateTable('mailLedger')
    .set({ state, settledAt: sql<Date>`now()` })
    .where('key', '=', key)
    .where('state', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Mails of the last week of which nobody can say whether they left. */
export async function countUncertainMails(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('mailLedger')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('state', '=', 'uncertain')
    .where('settledAt', '>', sql<Date>`now() - interval '7 days'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface MailTrouble {
  /** Tried again and again, and not taken. */
  waiting: number;
  refused: number;
  uncertain: number;
}

interface MailTroubleSince {
  waitingTries: number;
  waitingSince: Date;
  refusedSince: Date;
  uncertainSince: Date;
  most: number;
}

/** What became of mails that did not simply leave, each counted to a limit over a stretch of an index. */
export async function readMailTrouble(db: Kysely<DB>, since: MailTroubleSince): Promise<MailTrouble> {
  const { waitingTries, waitingSince, refusedSince, uncertainSince, most } = since;
  const { rows } = await sql<MailTrouble>`
    select
      (select count(*)::int from (select from mail_ledger where state = 'claimed' and claimed_at > ${waitingSince}
        and attempts >= ${waitingTries} limit ${most}) as counted) as waiting,
      (select count(*)::int from (select from mail_ledger where state = 'refused' and settled_at > ${refusedSince}
        limit ${most}) as counted) as refused,
      (select count(*)::int from (select from mail_ledger where state = 'uncertain' and settled_at > ${uncertainSince}
        limit ${most}) as counted) as uncertain
  `.execute(db);
  return rows[0] ?? { waiting: 0, refused: 0, uncertain: 0 };
}

export interface MailCount {
  kind: string;
  state: 'sent' | 'refused' | 'uncertain';
  count: number;
}

/** What became of the mails last tried in that time. */
export async function countMails(
  db: Kysely<DB>,
  { from, until }: { from: Date; until: Date },
): Promise<MailCount[]> {
  const { rows } = await sql<MailCount>`
    select kind, state::text as state, count(*)::int as count from mail_ledger
    where claimed_at >= ${from} and claimed_at < ${until} and state in ('sent', 'refused', 'uncertain')
    group by kind, state
  `.execute(db);
  return rows;
}

/** Deletes the records of e-mails sent before a time. The queue gives up on its job after days, so no e-mail is sent again. */
export async function forgetOldMails(db: Kysely<DB>, before: Date, batch?: number): Promise<void> {
  await inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from mail_ledger where key in (select key from mail_ledger where claimed_at < ${before} limit ${limit})
    `.execute(db);
    return numAffectedRows;
  }, batch);
}
