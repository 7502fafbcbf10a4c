import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { authorTag } from '../author-tags.ts';
import { waitingAnswers } from '../card-answers/card-answers.queries.ts';
import { feedbackTags } from '../hidden/authors.queries.ts';
import { skipTags } from '../skips/skips-of-author.queries.ts';
import { isOnItsWay } from './pending-threads.queries.ts';

/** One act that others do not see yet, and whose it is, by a fingerprint. */
export interface WaitingAct {
  kind: 'feedback' | 'skip' | 'reply' | 'reveal' | 'card';
  id: string;
  projectId: string;
  authorTag: Buffer;
  releaseAt: Date;
  isHeld: boolean;
  /** The maker's words that a feedback answers. */
  answered: string[];
}

/** All but removals, and the word that goes with them: what somebody took back is not shown a day longer. */
const waiting = sql`(
  select 'feedback' as kind, pending.feedback_id as id, project_id, author_tag, release_at, is_held,
    array(select answer ->> 'question' from jsonb_array_elements(pending.answers) as answer) as answered
  from hidden.pending_feedback pending join feedback on feedback.id = pending.feedback_id
  join ${feedbackTags} as wrote on wrote.feedback_id = feedback.id where pending.deleted_at is null and not pending.is_withheld
  union all
  select 'skip', pending.skip_id, project_id, author_tag, release_at, is_held, '{}'
  from hidden.pending_skips pending join skips on skips.id = pending.skip_id
  join ${skipTags} as skipped on skipped.skip_id = skips.id where not pending.is_withheld
  union all
  select 'reply', pending.id, project_id, author_tag, release_at, is_held, '{}'
  from (select * from hidden.pending_replies where ${isOnItsWay}) pending join feedback on feedback.id = pending.feedback_id
  join ${feedbackTags} as wrote on wrote.feedback_id = feedback.id
  union all
  select 'reveal', pending.feedback_id, project_id, author_tag, release_at, is_held, '{}'
  from hidden.pending_reveals pending join feedback on feedback.id = pending.feedback_id
  join ${feedbackTags} as wrote on wrote.feedback_id = feedback.id
  where not ${isRemoved(sql`pending.feedback_id`)}
  union all
  select 'card', id, project_id, author_tag, release_at, is_held, '{}' from ${waitingAnswers} as answers
)`;

export async function listWaiting(db: Db, projectId: string): Promise<WaitingAct[]> {
  const { rows } = await sql<WaitingAct>`
    select * from ${waiting} as waiting where project_id = ${projectId}
  `.execute(db);
  return rows;
}

/** On all projects. */
export async function listWaitingOf(db: Db, vault: Vault, authorId: string): Promise<WaitingAct[]> {
  const { rows } = await sql<WaitingAct>`
    select * from ${waiting} as waiting where author_tag = ${authorTag(vault, authorId)}
  `.execute(db);
  return rows;
}

/** Moves these acts to a moment drawn by lot, each once; what has been removed meanwhile is let go. */
export async function holdUntil(db: Db, acts: readonly WaitingAct[], moment: Date): Promise<void> {
  const held = sql`release_at = greatest(release_at, ${moment}::timestamptz), is_held = true`;
  const ids = (kind: WaitingAct['kind']) => acts.filter((act) => act.kind === kind).map(({ id }) => id);
  await sql`
    update hidden.pending_feedback set ${held}
    where feedback_id = any(${ids('feedback')}::uuid[]) and not is_held and deleted_at is null
  `.execute(db);
  await sql`
    update hidden.pending_skips set ${held} where skip_id = any(${ids('skip')}::uuid[]) and not is_held
  `.execute(db);
  await sql`
    update hidden.pending_replies set ${held} where id = any(${ids('reply')}::uuid[]) and not is_held
  `.execute(db);
  await sql`
    update hidden.card_answers set ${held} where id = any(${ids('card')}::uuid[]) and not is_held
  `.execute(db);
  await sql`
    update hidden.pending_reveals pending set ${held}
    where feedback_id = any(${ids('reveal')}::uuid[]) and not is_held and not ${isRemoved(sql`pending.feedback_id`)}
  `.execute(db);
}

function isRemoved(feedbackId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from hidden.pending_feedback removed where removed.feedback_id = ${feedbackId} and removed.deleted_at is not null
  )`;
}
