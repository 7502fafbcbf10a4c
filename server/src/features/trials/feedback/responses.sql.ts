import { preparedText } from '../../../db/prepared.ts';

/**
 * Whether a pair of tester and project has a feedback or a skip, which may be one from some moment on, as a condition on
 * an expression for its fingerprint. One probe each: written with `exists`, the planner may read all feedback there is,
 * once, to ask that instead.
 */
export const hasResponse = (tag: string, skippedFrom?: string) => `(
  (select 1 from hidden.feedback_authors join feedback on feedback.id = feedback_id
    where pair_tag = ${tag} and deleted_at is null limit 1) is not null
  or (select 1 from hidden.skip_authors
    where pair_tag = ${tag} ${skippedFrom ? `and skipped_at >= ${skippedFrom}` : ''} limit 1) is not null)`;

/** $1 projects, $2 the fingerprints under which somebody would have answered them. */
export const answeredStatement = preparedText(
  'feedback.find-answered',
  `
    select coalesce(json_agg(asked.id), '[]'::json)::text as text
    from unnest($1::uuid[], $2::bytea[]) as asked (id, tag) where ${hasResponse('asked.tag')}`,
);
