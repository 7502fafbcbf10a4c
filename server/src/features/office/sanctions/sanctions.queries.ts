import type {
  SanctionRule,
  SanctionSource,
  SanctionStep,
  SanctionSubject,
} from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { type Selectable, sql } from 'kysely';
import type { Measure } from '../../../core/reportable.ts';
import type { Db } from '../../../db/database.ts';
import type { Sanctions } from '../../../db/schema.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';

/** What is sealed of a decision. */
export interface SanctionTexts {
  quote: string;
  /** The moderator's own words, as written. */
  facts: string | null;
  law: string | null;
  /** Why another step was taken than the ladder says. */
  deviation: string | null;
  measure?: Measure;
}

export type SanctionState = Selectable<Sanctions>['state'];

export interface Sanction extends Omit<Selectable<Sanctions>, 'texts' | 'rule' | 'source' | 'subjectKind'> {
  rule: SanctionRule;
  source: SanctionSource;
  subjectKind: SanctionSubject;
  /** Null once they are forgotten. */
  texts: SanctionTexts | null;
}

export type NewSanctionRow = Omit<Sanction, 'pausedAt' | 'closedAt' | 'state' | 'startedAt' | 'reducedFrom'>;

/** False: somebody has this reference already. */
export async function insertSanction(db: Db, vault: Vault, row: NewSanctionRow): Promise<boolean> {
  const texts = row.texts && (await sealTexts(db, vault, row.id, row.texts));
  const added = await db
    .insertInto('sanctions')
    .values({ ...row, texts })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findSanction(db: Db, vault: Vault, id: string): Promise<Sanction | undefined> {
  const row = await db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && openSanction(db, vault, row);
}

/** One's own, by what stands on its statement. */
export async function findOwnSanction(
  db: Db,
  vault: Vault,
  personTag: Buffer,
  reference: string,
): Promise<Sanction | undefined> {
  const all = await listSanctionsOf(db, vault, personTag);
  return all.find((sanction) => sanction.reference === reference);
}

/** All that somebody was told of, newest first. */
export async function listSanctionsOf(db: Db, vault: Vault, personTag: Buffer): Promise<Sanction[]> {
  const rows = await db
    .selectFrom('sanctions')
    .selectAll()
    .where('personTag', '=', personTag)
    .where('state', '<>', 'undone')
    .where('isSilent', '=', false)
    .orderBy('decidedAt', 'desc')
    .orderBy('id')
    .execute();
  return Promise.all(rows.map((row) => openSanction(db, vault, row)));
}

/** What holds somebody back now. */
export async function listInForce(db: Db, personTag: Buffer): Promise<InForce[]> {
  return db
    .selectFrom('sanctions')
    .select(['step', 'isHidden'])
    .where('personTag', '=', personTag)
    .where('startedAt', 'is not', null)
    .where('state', 'in', ['pending', 'active'])
    .execute();
}

/** Of these people those who have been suspended, without an end, since before a moment. */
export async function listSuspendedSince(
  db: Db,
  personTags: readonly Buffer[],
  since: Date,
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sanctions')
    .select('personTag')
    .where('personTag', 'in', [...personTags])
    .where('step', '=', 'suspension')
    .where('startedAt', '<=', since)
    .where('state', '=', 'active')
    .execute();
  return rows.flatMap(({ personTag }) => personTag ?? []);
}

/** Which steps they are, of rows that were read already. */
export const stepsInForceOf = (sanctions: readonly Sanction[]): SanctionStep[] =>
  sanctions
    .filter(({ startedAt, state }) => startedAt && (state === 'pending' || state === 'active'))
    .map(({ step }) => step);

/**
 * Lists the decisions that count against a person, oldest first: a hold that no person has looked at does not. Each counts from its
 * start, because an admin could otherwise decide about one hidden note, see which others count it, and undo it.
 */
export async function listStrikes(
  db: Db,
  personTag: Buffer,
  { since, until, isHidden }: { since: Date; until: Date; isHidden: boolean },
): Promise<{ step: SanctionStep; decidedAt: Date }[]> {
  return db
    .selectFrom('sanctions')
    .select(['step', 'decidedAt'])
    .where('personTag', '=', personTag)
    .where('isHidden', '=', isHidden)
    .where('decidedAt', '>', since)
    .where('startsAt', '<=', until)
    .where('state', 'not in', ['undone', 'overturned', 'replaced'])
    .where('isAutomated', '=', false)
    .orderBy('decidedAt')
    .execute();
}

/** Moves a sanction on, if it still stands where it is said to stand. */
export async function moveSanction(
  db: Db,
  id: string,
  from: readonly SanctionState[],
  changes: Partial<
    Pick<Sanction, 'state' | 'step' | 'reducedFrom' | 'startedAt' | 'endsAt' | 'pausedAt' | 'closedAt'>
  >,
): Promise<boolean> {
  const moved = await db
    .updateTable('sanctions')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

export type InForce = Pick<Sanction, 'step' | 'isHidden'>;

type Due = 'start' | 'confirm' | 'end';

/** What the clock has brought, oldest first. */
export async function listDueSanctions(db: Db, due: Due, moment: Date, limit: number): Promise<string[]> {
  const is = {
    start: sql<boolean>`started_at is null and state in ('pending', 'active') and starts_at <= ${moment}`,
    confirm: sql<boolean>`state = 'pending' and decided_at <= ${moment}`,
    end: sql<boolean>`state = 'active' and ends_at <= ${moment}`,
  }[due];
  const rows = await db
    .selectFrom('sanctions')
    .select('id')
    .where(is)
    .orderBy('decidedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whose account it concerns, for the act that changes its standing and for the mail to themselves; nobody once they are gone. */
export async function unsealPerson(
  db: Db,
  vault: Vault,
  { id, userId, person }: Pick<Sanction, 'id' | 'userId' | 'person'>,
): Promise<string | null> {
  if (userId) return userId;
  return person && vault.unseal(db, personPlace(id), person);
}

export const personPlace = (sanctionId: string) => place(sanctionId, 'person');

const sealTexts = (db: Db, vault: Vault, id: string, texts: SanctionTexts) =>
  vault.seal(db, place(id, 'texts'), JSON.stringify(texts), { padded: true });

async function openSanction(db: Db, vault: Vault, row: Selectable<Sanctions>): Promise<Sanction> {
  const texts =
    row.texts && (JSON.parse(await vault.unseal(db, place(row.id, 'texts'), row.texts)) as SanctionTexts);
  return {
    ...row,
    texts,
    rule: row.rule as SanctionRule,
    source: row.source as SanctionSource,
    subjectKind: row.subjectKind as SanctionSubject,
  };
}

/** All of them share one data key: they are read by the same few people. */
function place(rowId: string, column: 'texts' | 'person') {
  return { table: 'sanctions', column, rowId, scope: { type: 'moderation', id: 'sanctions' } };
}
