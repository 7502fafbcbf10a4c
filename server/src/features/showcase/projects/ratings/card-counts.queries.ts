import { projectRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { CardAnswers } from '../count-card-answers.ts';

/**
 * What everybody is told moves only once a whole step of answers has come since: by the difference of two looks nobody
 * learns what one person, or fewer than a step, said. Answers to a question that is not asked any more are not counted.
 */
export async function addCardAnswers(
  db: Db,
  projectId: string,
  { question, yes, no }: CardAnswers,
): Promise<void> {
  await sql`
    with counted as (
      select id, card_counted is not distinct from ${question} as goes_on from projects
      where id = ${projectId} and card_question = ${question}
      for update
    ), summed as (
      select counted.id,
        case when goes_on then card_yes else 0 end + ${yes}::int as yes,
        case when goes_on then card_no else 0 end + ${no}::int as no,
        case when goes_on then card_shown_yes else 0 end as shown_yes,
        case when goes_on then card_shown_no else 0 end as shown_no
      from counted join projects using (id)
    ), stepped as (
      select *, yes + no - shown_yes - shown_no >= ${projectRules.cardAnswersStep} as is_step from summed
    )
    update projects set card_counted = ${question}, card_yes = yes, card_no = no,
      card_shown_yes = case when is_step then yes else shown_yes end,
      card_shown_no = case when is_step then no else shown_no end
    from stepped where projects.id = stepped.id
  `.execute(db);
}
