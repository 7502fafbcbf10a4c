import type { SetScene } from './scene.ts';
import type { World } from './world.ts';

const ofProject = 'project_id = $1';
const ofFeedback = 'feedback_id in (select id from feedback where project_id = $1)';
const ofPeople = 'user_id = any ($2)';

/** Where an act could leave something behind, and which rows of it belong to a scene. */
const places: readonly (readonly [table: string, rows: string])[] = [
  ['projects', 'owner_id = any ($2)'],
  ['project_stats', ofProject],
  ['project_drafts', 'owner_id = any ($2)'],
  ['feedback', ofProject],
  ['feedback_replies', ofFeedback],
  ['feedback_threads', ofFeedback],
  ['hidden.tests', ofProject],
  ['hidden.pending_feedback', ofFeedback],
  ['hidden.pending_replies', ofFeedback],
  ['hidden.pending_reveals', ofFeedback],
  ['hidden.pending_skips', 'skip_id in (select id from skips where project_id = $1)'],
  ['comments', ofProject],
  ['reactions', ofProject],
  ['users', 'id = any ($2)'],
  ['profiles', ofPeople],
  ['sessions', ofPeople],
  ['terms_acceptances', ofPeople],
  ['passkeys', ofPeople],
  ['linked_providers', ofPeople],
  ['second_factors', ofPeople],
  ['recovery_codes', ofPeople],
  ['email_changes', ofPeople],
  ['former_emails', ofPeople],
  ['challenges', ofPeople],
  ['exports', ofPeople],
  ['notifications', ofPeople],
  ['notification_choices', ofPeople],
  ['push_devices', ofPeople],
  ['skips', ofProject],
  ['validations', ofProject],
  ['merits', ofPeople],
  ['badges', ofPeople],
  ['iterations', ofProject],
  ['iteration_feedback', ofFeedback],
  ['iteration_skips', 'skip_id in (select id from skips where project_id = $1)'],
  ['project_edits', ofProject],
];

const text = `${places
  .map(
    ([table, rows]) =>
      `select '${table}' as place, to_jsonb(kept) as row from ${table} as kept where ${rows}`,
  )
  .join(' union all ')} order by place, row`;

/** All that stands where an act on a scene could have changed something. */
export async function traces(world: World, { scene, people }: SetScene): Promise<unknown[]> {
  const { rows } = await world.database.pool.query({
    name: 'testing.traces',
    text,
    values: [scene.projectId, people],
  });
  return rows;
}
