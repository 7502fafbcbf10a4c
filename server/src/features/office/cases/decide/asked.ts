import type { Measure } from '../../../../core/reportable.ts';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import type { Case } from '../cases.queries.ts';

/** In the first admin's words. */
export interface AskedTexts {
  facts: string | null;
  law: string | null;
  deviation: string | null;
  /** Left out in what was sealed before there was a choice. */
  measure?: Measure | null;
}

export const sealAsked = (db: Db, vault: Vault, caseId: string, asked: AskedTexts) =>
  vault.seal(db, place(caseId), JSON.stringify(asked), { padded: true });

export async function askedOf(
  db: Db,
  vault: Vault,
  { id, asked }: Pick<Case, 'id' | 'asked'>,
): Promise<AskedTexts> {
  if (!asked) return { facts: null, law: null, deviation: null };
  return JSON.parse(await vault.unseal(db, place(id), asked)) as AskedTexts;
}

function place(rowId: string) {
  return { table: 'cases', column: 'asked', rowId, scope: { type: 'moderation', id: 'cases' } };
}
