import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { strangers } from '../cases.testing.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

/** What each account may report in a day. */
const perDay = 15;
const accounts = Number(process.env['REPORT_ACCOUNTS'] ?? 500);
const contents = Number(process.env['REPORT_CONTENTS'] ?? 1_000);
/** Accounts are new for a week; `REPORT_DAYS` for less. */
const days = Number(process.env['REPORT_DAYS'] ?? 7);
const changesOfMind = Number(process.env['REPORT_WITHDRAWALS'] ?? 1_000);
const atOnce = 8;

let scene: CaseScene;
beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => scene.world.close());

it('no number of new accounts hides what honest people wrote, nor do seven others, nor whoever changes their mind', async () => {
  const { pool } = scene.world.database;
  const honest = await inLots(
    contents,
    async () => (await scene.comment('A fair question about it.')).commentId,
  );
  const raiders = await strangers(scene.world, accounts, 1);
  let reports = 0;
  for (let day = 0; day < days; day++) {
    await inLots(accounts * perDay, async (nth) => {
      const commentId = honest[(nth + day * accounts * perDay) % contents];
      const { statusCode } = await reportAs(raiders[Math.floor(nth / perDay)], commentId);
      if (statusCode === 201) reports += 1;
    });
    // Within the week in which they are new.
    scene.later(20 * 60 * 60_000);
  }
  const hidden = async (ids: readonly string[]) =>
    (
      await pool.query(
        'select count(*)::int as count from comments where taken_down_at is not null and id = any($1)',
        [ids],
      )
    ).rows[0].count as number;
  const hiddenByNew = await hidden(honest);
  const [most] = (await pool.query('select max(weight) as weight, max(reporters) as reporters from cases'))
    .rows;

  const { commentId: bySeven } = await scene.comment('Another fair question.');
  await scene.opened({ kind: 'comment', address: bySeven }, 7);
  const hiddenBySeven = await hidden([bySeven]);
  await scene.opened({ kind: 'comment', address: bySeven }, 1);
  const hiddenByEight = await hidden([bySeven]);

  const { commentId: doubted } = await scene.comment('One more of them.');
  const [undecided] = (await strangers(scene.world, 1)) as [TestPerson];
  for (let nth = 0; nth < changesOfMind; nth++) {
    const { id } = (await reportAs(undecided, doubted)).json();
    await scene.ask(undecided, 'DELETE', `/api/me/reports/${id}`);
  }
  const left = await pool.query(
    `select coalesce(sum(weight), 0) as weight, count(*) filter (where state <> 'closed')::int as open from cases where subject_id = $1`,
    [doubted],
  );
  keepProof(
    'report-weights',
    { accounts, contents, days, reports, mostReporters: most.reporters, changesOfMind },
    [
      { what: 'reports by new accounts', got: reports, goal: accounts * perDay * days },
      { what: 'hidden by new accounts', got: hiddenByNew, goal: 0, atMost: true },
      { what: 'the most that new accounts weigh together', got: most.weight, goal: 2, atMost: true },
      { what: 'hidden by seven established without history', got: hiddenBySeven, goal: 0, atMost: true },
      { what: 'hidden by eight of them, as it should be', got: hiddenByEight, goal: 1 },
      { what: 'weight left after all was taken back', got: left.rows[0].weight, goal: 0, atMost: true },
      { what: 'cases left open by it', got: left.rows[0].open, goal: 0, atMost: true },
    ],
  );
});

const reportAs = (who: TestPerson | undefined, address: string | undefined) =>
  scene.report(who, { kind: 'comment', address: address ?? '' });

/** So many at once, in order of their numbers. */
async function inLots<Result>(count: number, act: (nth: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    for (let nth = next++; nth < count; nth = next++) results[nth] = await act(nth);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
