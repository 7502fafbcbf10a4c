import type { Signal } from '@firstlight/contract/office/cases/signal-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A text by what finds its copies and its addresses again. */
export interface SeenText {
  contentKind: string;
  contentId: string;
  authorTag: Buffer;
  isHidden: boolean;
  isYoung: boolean;
  minima: number[];
  bands: number[];
  domains: Buffer[];
  seenAt: Date;
}

export async function findSeen(
  db: Db,
  { contentKind, contentId }: Pick<SeenText, 'contentKind' | 'contentId'>,
): Promise<Pick<SeenText, 'minima' | 'seenAt'> | undefined> {
  return db
    .selectFrom('signalTexts')
    .select(['minima', 'seenAt'])
    .where('contentKind', '=', contentKind)
    .where('contentId', '=', contentId)
    .executeTakeFirst();
}

export async function saveSeen(db: Db, { contentKind, contentId, ...text }: SeenText): Promise<void> {
  await db
    .insertInto('signalTexts')
    .values({ contentKind, contentId, ...text })
    .onConflict((conflict) => conflict.columns(['contentKind', 'contentId']).doUpdateSet(text))
    .execute();
}

/** More than a campaign has in a week; what is beyond changes no answer. */
const most = 300;

/** Texts of the same sort of author that share a band and came before it, the latest first. */
export async function listAlike(
  db: Db,
  { contentKind, contentId, isHidden, bands, seenAt }: SeenText,
  since: Date,
): Promise<Pick<SeenText, 'authorTag' | 'minima'>[]> {
  if (bands.length === 0) return [];
  const { rows } = await sql<Pick<SeenText, 'authorTag' | 'minima'>>`
    select author_tag, minima from signal_texts
    where bands && ${bands}::integer[] and is_hidden = ${isHidden} and seen_at > ${since}
      and (seen_at, content_id) < (${seenAt}, ${contentId}::uuid)
      and (content_kind, content_id) <> (${contentKind}, ${contentId}::uuid)
    order by seen_at desc limit ${most}
  `.execute(db);
  return rows;
}

export interface AddressUse {
  /** In how many earlier texts of the same author. */
  own: number;
  youngAccounts: number;
  settledAccounts: number;
}

/** Who else used an address before, among authors of the same sort. */
export async function countUses(
  db: Db,
  { contentKind, contentId, isHidden, authorTag, seenAt }: SeenText,
  domain: Buffer,
  since: Date,
): Promise<AddressUse> {
  const { rows } = await sql<AddressUse>`
    select count(*) filter (where author_tag = ${authorTag})::int as own,
      count(distinct author_tag) filter (where is_young and author_tag <> ${authorTag})::int as young_accounts,
      count(distinct author_tag) filter (where not is_young)::int as settled_accounts
    from signal_texts
    where domains @> array[${domain}::bytea] and is_hidden = ${isHidden} and seen_at > ${since}
      and (seen_at, content_id) < (${seenAt}, ${contentId}::uuid)
      and (content_kind, content_id) <> (${contentKind}, ${contentId}::uuid)
  `.execute(db);
  return rows[0] ?? { own: 0, youngAccounts: 0, settledAccounts: 0 };
}

/** Each kind once, as it was noticed last. */
export async function savePersonSignals(
  db: Db,
  authorTag: Buffer,
  signals: readonly Signal[],
  notedAt: Date,
): Promise<void> {
  if (signals.length === 0) return;
  await db
    .insertInto('personSignals')
    .values(signals.map((signal) => ({ authorTag, signal, notedAt })))
    .onConflict((conflict) => conflict.columns(['authorTag', 'signal']).doUpdateSet({ notedAt }))
    .execute();
}

export async function listPersonSignals(db: Db, authorTag: Buffer, since: Date): Promise<Signal[]> {
  const rows = await db
    .selectFrom('personSignals')
    .select('signal')
    .where('authorTag', '=', authorTag)
    .where('notedAt', '>', since)
    .execute();
  return rows.map(({ signal }) => signal as Signal);
}

export async function forgetSignals(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('signalTexts').where('seenAt', '<', before).execute();
  await db.deleteFrom('personSignals').where('notedAt', '<', before).execute();
}

export async function eraseSignalsOf(db: Db, tags: readonly Buffer[]): Promise<void> {
  await db
    .deleteFrom('signalTexts')
    .where('authorTag', 'in', [...tags])
    .execute();
  await db
    .deleteFrom('personSignals')
    .where('authorTag', 'in', [...tags])
    .execute();
}
