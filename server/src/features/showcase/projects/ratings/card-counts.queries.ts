import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { CardAnswers } from '../count-card-answers.ts';

/** Adds answers to the counters of a project, which start at zero with a new question. Ignores answers to an earlier question. */
export async function addCardAnswers(
  db: Db,
  projectId: string,
  { question, yes, no }: CardAnswers,
): Promise<void> {
  await sql`
    update projects set card_counted = ${question},
      card_yes = case when card_counted = ${question} then card_yes else 0 end + ${yes}::int,
      card_no = case when card_counted = ${question} then card_no else 0 end + ${no}::int
    where id = ${projectId} and card_question = ${question}
  `.execute(db);
}
