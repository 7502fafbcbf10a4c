import type { Language } from '@firstlight/contract/languages.ts';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

/** Whom the outcome is told. */
export type SealedReporter = { userId: string } | { name: string | null; email: string; language: Language };

/**
 * Stands for whoever reports. Of its own kind: what a maker wrote to a hidden tester only that tester can report, and nothing else that
 * is kept about a person may lead there.
 */
export const reporterTag = (vault: Vault, userId: string): Buffer => vault.tag(`cases reporter ${userId}`);

export const guestTag = (vault: Vault, email: string): Buffer =>
  vault.tag(`cases guest ${email.normalize('NFC').toLowerCase()}`);

export const sealReporter = (db: Db, vault: Vault, reportId: string, reporter: SealedReporter) =>
  vault.seal(db, place(reportId), JSON.stringify(reporter), { padded: true });

/** For the job that tells them the outcome, and for no other. */
export async function unsealReporter(
  db: Db,
  vault: Vault,
  { id, reporter }: { id: string; reporter: Buffer | null },
): Promise<SealedReporter | null> {
  return reporter && (JSON.parse(await vault.unseal(db, place(id), reporter)) as SealedReporter);
}

function place(rowId: string) {
  return { table: 'reports', column: 'reporter', rowId, scope: { type: 'moderation', id: 'cases' } };
}
