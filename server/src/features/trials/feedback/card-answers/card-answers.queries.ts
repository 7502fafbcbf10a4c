import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Person } from '../../../../core/personal-part.ts';
import type { Db } from '../../../../db/database.ts';
import type { CardAnswers } from '../../../showcase/projects/count-card-answers.ts';
import { type AuthorTags, authorTag } from '../author-tags.ts';

export interface NewAnswer extends AuthorTags {
  id: string;
  projectId: string;
  question: string;
  answer: boolean;
  /** When it enters the sum. Null if its author is limited. */
  publishAt: Date | null;
}

/** One for each tester and question. Once others have been told of it, it is not changed any more. */
export async function keepAnswer(db: Db, answer: NewAnswer): Promise<void> {
  const { id: _, pairTag: __, ...changes } = answer;
  await db
    .insertInto('hidden.cardAnswers')
    .values(answer)
    .onConflict((conflict) =>
      conflict
        .column('pairTag')
        .doUpdateSet(changes)
        .where(sql<boolean>`card_answers.answer is not null or card_answers.question <> excluded.question`),
    )
    .execute();
}

export function findCardAnswer(db: Db, pairTag: Buffer) {
  return db
    .selectFrom('hidden.cardAnswers')
    .select(['question', 'answer'])
    .where('pairTag', '=', pairTag)
    .executeTakeFirst();
}

/** Takes what is due on a project out of the rows: from then on they say that somebody answered, and not what. */
export async function takeDueAnswers(db: Db, projectId: string, now: Date): Promise<CardAnswers[]> {
  const { rows } = await sql<CardAnswers>`
    with due as (
      select pair_tag, question, answer from hidden.card_answers
      where project_id = ${projectId} and publish_at <= ${now} and answer is not null for update
    ), taken as (
      update hidden.card_answers kept set answer = null, publish_at = null
      from due where kept.pair_tag = due.pair_tag
    )
    select question, count(*) filter (where answer)::int as yes, count(*) filter (where not answer)::int as no
    from due group by question
  `.execute(db);
  return rows;
}

/** For somebody limited because of what they say to makers: what waits of it enters no sum. */
export async function keepAnswersBack(db: Db, tag: Buffer): Promise<void> {
  await db.updateTable('hidden.cardAnswers').set({ publishAt: null }).where('authorTag', '=', tag).execute();
}

/** With it goes what nobody has been told of yet; the sums know nobody. */
export async function deleteAnswersOf(db: Db, tag: Buffer): Promise<void> {
  await db.deleteFrom('hidden.cardAnswers').where('authorTag', '=', tag).execute();
}

/** One for each project at most that they were shown: a list of their own acts. */
export async function* cardAnswersOf({ db, vault }: Context, { id }: Person) {
  yield* await db
    .selectFrom('hidden.cardAnswers')
    .select(['projectId', 'question', 'answer'])
    .where('authorTag', '=', authorTag(vault, id))
    .execute();
}
