import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patiently } from '../../../../testing/patiently.ts';
import { visibleNews } from '../list/visible.queries.ts';
import { type NotificationScene, openScene } from '../notification-scene.testing.ts';
import { isLive } from './open-offers.queries.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
  await scene.begin();
});
afterAll(() => scene.world.close());

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

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** How much of the database a look at the bell and at its list touches. */
async function buffers(): Promise<number[]> {
  const { db } = scene.world.database;
  const [userId, now] = [scene.other.actor.id, scene.world.clock.now];
  const unread = sql`explain (analyze, buffers, format json)
    select id from notifications where user_id = ${userId} and read_at is null and ${isLive(userId, now)}`;
  const plans = [
    (await unread.execute(db)).rows[0],
    (await visibleNews(db, userId, now).explain('json', sql`analyze, buffers`))[0],
  ] as { 'QUERY PLAN': { Plan: Plan }[] }[];
  return plans.map((row) => {
    const plan = row['QUERY PLAN'][0]?.Plan;
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  });
}

it('the bell looks up what each line is about, however many others are asked', async () => {
  await lines();
  await offersTo(20_000, 'seen');
  await query('vacuum analyze assignments, notifications');
  // The planner has not heard of these yet: as between two runs.
  await offersTo(20_000, 'offered');
  const unheard = await buffers();
  await query('analyze assignments');
  for (const touched of [...unheard, ...(await buffers())]) expect(touched).toBeLessThan(250);
});
