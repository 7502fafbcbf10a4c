import type { LifeSoFar } from '../../../testing/whole-life.ts';

/** Each reports the other's project; what one of them reported is found to be no violation, and they ask for a review. */
export async function live({ world, ask, answer, ownProject, theirProject }: LifeSoFar): Promise<void> {
  const report = { kind: 'project', reason: 'copied_work', isIllegal: false };
  const receipt = await ask('POST', '/api/reports', {
    ...report,
    address: theirProject,
    body: 'It is my till, with other paint.',
  });
  const { id } = receipt.json();
  await world.database.pool.query(
    `with decided as (update reports set state = 'rejected' where id = $1 returning case_id)
     update cases set state = 'closed', outcome = 'no_violation', decided_at = $2, closed_at = $2
     from decided where cases.id = decided.case_id`,
    [id, world.clock.now],
  );
  await ask('POST', `/api/me/reports/${id}/review`, { body: 'Look at the drawer, it is mine too.' });
  await answer('POST', '/api/reports', { ...report, address: ownProject, body: 'I have seen this before.' });
}
