import { randomUUID } from 'node:crypto';
import { createBlindIndex } from '../../server/src/platform/crypto/blind-index.ts';
import { baseSettings } from '../processes/harness/settings.ts';
import type { World } from '../processes/harness/world.ts';
import { closedCase } from './report-somebody.ts';

/**
 * Warnings that somebody may appeal against, and appeals that wait for an answer. No address of the API imposes any, so they are
 * written as the decisions of admins are, without their texts, as they are after some months.
 */
export async function sanctionSomebody(
  world: World,
  userId: string,
  index: number,
): Promise<{ references: string[]; appeals: string[] }> {
  const tag = createBlindIndex(baseSettings()['INDEX_KEY'] ?? '').tag(`moderation person ${userId}`);
  const warn = async (reference: string) => {
    const id = randomUUID();
    const caseId = await closedCase(world);
    await world.database.query(
      `insert into sanctions (id, reference, case_id, person_tag, user_id, is_hidden, step, suggested_step, rule, source,
         subject_kind, subject_id, is_automated, is_silent, decided_at, starts_at, started_at, closed_at, state)
       values ($1, $2, $5, $3, $4, false, 'warning', 'warning', 'harassment', 'report',
         'comment', gen_random_uuid(), false, false, now(), now(), now(), now(), 'ended')`,
      [id, reference, tag, userId, caseId],
    );
    return id;
  };
  const letters = [...'ABCDEFGH'];
  const pair = letters[index] ?? 'Z';
  const references = letters.map((letter) => `FL-FUZ${pair}-${letter}2`);
  const appeals: string[] = [];
  for (const reference of references) await warn(reference);
  for (const letter of letters) {
    const appealId = randomUUID();
    await world.database.query(
      `insert into appeals (id, sanction_id, filed_at, due_at) values ($1, $2, now(), now() + interval '2 days')`,
      [appealId, await warn(`FL-FUZ${pair}-${letter}3`)],
    );
    appeals.push(appealId);
  }
  return { references, appeals };
}
