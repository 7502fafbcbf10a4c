import { afterAll, beforeAll, expect, it } from 'vitest';
import { patiently } from '../../../../testing/patiently.ts';
import { hearStatements } from '../../../../testing/processes/hear-statements.ts';
import { countUnread } from '../../../outreach/notifications/list/count-unread.ts';
import { listNotifications } from '../../../outreach/notifications/list/list-notifications.ts';
import {
  type NotificationScene,
  openScene,
} from '../../../outreach/notifications/notification-scene.testing.ts';

const heard = hearStatements();
let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
  await scene.begin();
});
afterAll(async () => {
  heard.stop();
  await scene.world.close();
});

const query = (text: string, values: unknown[] = []) => patiently(scene.world.database, text, values);

/** One run asks so many others. */
async function offersTo(people: number, state: 'offered' | 'seen'): Promise<void> {
  await query('alter table assignments disable trigger all');
  await query(
    `insert into assignments (tester_id, project_id, state, chance, attempt, run_id, offered_at, expires_at)
     select gen_random_uuid(), $1, $2, 0.5, 1, $1, $3, $3::timestamptz + interval '1 day'
     from generate_series(1, $4::int)`,
    [scene.project, state, scene.world.clock.now, people],
  );
  await query('alter table assignments enable trigger all');
}

/** Two lines a week, as long as they are kept, unread. */
async function lines(): Promise<void> {
  await query(
    `insert into notifications (id, user_id, kind, subject_id, project_id, happened_at, in_app, by_mail)
     select gen_random_uuid(), $1, 'assignment', gen_random_uuid(), $2, $3, true, true from generate_series(1, 26)`,
    [scene.other.actor.id, scene.project, scene.world.clock.now],
  );
}

/** How much of the database each statement touches by which the bell and its list look at offers. */
async function buffers(): Promise<number[]> {
  heard.anew();
  await countUnread(scene.other);
  await listNotifications(scene.other, { only: undefined, after: undefined });
  const looks = heard.asked().filter(({ text }) => text.includes('assignments'));
  const touched: number[] = [];
  for (const { text, values } of looks) {
    const plain = text.replaceAll(/\$(\d+)/gu, (_, place) => values[Number(place) - 1] ?? '');
    const { rows } = await query(`explain (analyze, buffers, format json) ${plain}`);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    touched.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
  }
  return touched;
}

it('the bell looks up what each line is about, however many others are asked', async () => {
  await lines();
  await offersTo(20_000, 'seen');
  await query('vacuum analyze assignments, notifications');
  // The planner has not heard of these yet: as between two runs.
  await offersTo(20_000, 'offered');
  const unheard = await buffers();
  await query('analyze assignments');
  const known = await buffers();
  expect([unheard.length, known.length]).toEqual([3, 3]);
  for (const touched of [...unheard, ...known]) expect(touched).toBeLessThan(250);
});
