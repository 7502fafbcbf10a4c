import { validatedRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../core/transaction.ts';

/**
 * Writes down what the night's weighing decided, where lists read it. A rating that fell meanwhile has the last word: it
 * took the status away, and nobody gives it back on yesterday's figures. Answers with the projects that this changed.
 */
export async function markValidated(
  tx: Pick<Transaction, 'db'>,
  projectIds: readonly string[],
  isValidated: boolean,
): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await sql<{ projectId: string }>`
    update project_stats set validated = ${isValidated}
    where project_id = any(${projectIds}::uuid[]) and validated <> ${isValidated}
      and (validated or rating >= ${1000 * validatedRules.lostBelow}::int)
    returning project_id
  `.execute(tx.db);
  return rows.map(({ projectId }) => projectId);
}
