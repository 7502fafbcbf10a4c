import { type SkipReason, skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { as, newTester, workOff } from '../../../../testing/people/testers.ts';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { feedOf } from '../../../../testing/projects/feeds.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { markShown } from '../../feed/visit/mark-shown.ts';
import { skipProject } from '../../feedback/skips/skip-project.ts';
import { nightlyUpkeep } from './nightly-upkeep.ts';
import { readRates } from './rates.queries.ts';

let world: World;
let tester: Member;
let projectId: string;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  await world.database.pool.query('truncate users, distribution_runs cascade');
  await world.database.pool.query('update fit_rates set shown = 0, full_given = 0, skips_given = 0');
  tester = await newTester(world, 'tester');
  await nightlyUpkeep(world.jobCtx);
  projectId = await newProject(world, await newMember(world, 'maker'));
  await workOff(world);
  const { visit } = await feedOf(as(world, tester), {});
  await markShown(as(world, tester), { visit: visit ?? '', projectIds: [projectId] });
});
afterAll(() => world.close());

const skip = async (reason: SkipReason) => {
  await skipProject(as(world, tester), { projectId, reason, note: 'Not now.' });
  await publishAll(world);
};

/** Of the one cell in which something was shown. */
async function learnt() {
  await nightlyUpkeep(world.jobCtx);
  const { rows } = await world.database.pool.query(
    'select fit_cell, full_given, skips_given from fit_rates where shown > 0',
  );
  return rows;
}

describe('what is learnt of an answer', () => {
  it.each(skipReasons)('a note is one if it says something of the project: %s', async (reason) => {
    const before = (await readRates(world.database.db)).base.quick[2] ?? 0;
    await skip(reason);
    const isNote = reason !== 'not_relevant' && reason !== 'not_target_user';
    expect(await learnt()).toEqual([{ fit_cell: 2, full_given: 0, skips_given: Number(isNote) }]);
    const after = (await readRates(world.database.db)).base.quick[2] ?? 0;
    expect(after > before).toBe(isNote);
    expect(after < before).toBe(!isNote);
  });

  it('a full feedback stands before the note that somebody left earlier', async () => {
    await skip('other');
    await tryAndTell(world, tester, projectId);
    expect(await learnt()).toEqual([{ fit_cell: 2, full_given: 1, skips_given: 0 }]);
  });
});

describe('a record that a project was shown', () => {
  it.each([
    ['stays for 180 days', 180, null, 1],
    ['is deleted after 180 days', 181, null, 0],
    ['stays when the project came back later', 200, 100, 1],
  ])('%s', async (_, shownDays, returnedDays, count) => {
    const day = (days: number | null) =>
      days === null ? null : new Date(world.clock.now.getTime() - days * 86_400_000);
    const { pool } = world.database;
    await pool.query('update hidden.showings set shown_on = $1, returned_on = $2', [
      day(shownDays),
      day(returnedDays),
    ]);
    await nightlyUpkeep(world.jobCtx);
    expect((await pool.query('select from hidden.showings')).rowCount).toBe(count);
  });
});
