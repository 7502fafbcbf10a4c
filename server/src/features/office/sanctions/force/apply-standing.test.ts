import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../../core/transaction.ts';
import { makeCase } from '../../../../testing/make-case.ts';
import { makePerson, makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../../testing/people/testers.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { projectEvents } from '../../../showcase/projects/projects.events.ts';
import { recountProject } from '../../../trials/distribution/need/recount-project.ts';
import { imposeSanction } from '../impose-sanction.ts';
import { sanctionJobs } from '../sanctions.jobs.ts';

const hour = 60 * 60 * 1000;
let world: World;
let maker: TestPerson;
let projectId: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:00:00Z');
  maker = await makePerson(world, `maker_${++people}`);
  projectId = await makeProject(world, maker.id);
  await recountProject(world.ctx, projectId);
  world.happened.events.length = 0;
});
afterAll(() => world.close());

const restrict = (kind: 'comment' | 'feedback') =>
  inTransaction({ ...world.ctx, newId: randomUUID }, async (tx) =>
    imposeSanction(tx, {
      caseId: await makeCase(world),
      // Known by name for what stands under their name, by a seal for what is hidden.
      person:
        kind === 'comment'
          ? { userId: maker.id }
          : {
              seal: async (place) => ({
                person: await tx.vault.seal(tx.db, place, maker.id),
                personTag: personTag(tx.vault, maker.id),
              }),
            },
      step: 'restriction',
      rule: 'harassment',
      facts: null,
      source: 'report',
      suggestedStep: 'restriction',
      decidedBy: null,
      isAutomated: false,
      isSilent: false,
      subject: { kind, id: randomUUID(), quote: 'You will regret it.', writtenAt: null },
      hours: 168,
    }),
  );
async function pass(hours: number): Promise<void> {
  world.clock.now = new Date(world.clock.now.getTime() + hours * hour);
  for (const job of sanctionJobs) await job.run(world.jobCtx, {});
  await workOff(world);
}
async function atStake() {
  const { rows } = await world.database.pool.query(
    `select is_open, visible_since is not null as counts_time, waited_seconds / 3600 as waited,
       (select count(*)::int from feed_slots where feed_slots.project_id = needs.project_id) as slots
     from project_needs as needs where project_id = $1`,
    [projectId],
  );
  return rows[0];
}
async function standing(): Promise<string> {
  const { rows } = await world.database.pool.query('select standing from users where id = $1', [maker.id]);
  return rows[0].standing;
}

it('a restriction that others see takes a maker’s projects out of the feed at once and stops their clock, and its end brings them back', async () => {
  await pass(5);
  await restrict('comment');
  await workOff(world);
  expect(await atStake()).toEqual({ is_open: false, counts_time: false, waited: 5, slots: 0 });
  await pass(168);
  expect(await standing()).toBe('good');
  expect(await atStake()).toEqual({ is_open: true, counts_time: true, waited: 5, slots: 1 });
});

it('what others do not see moves none of it, and nothing is told of the projects', async () => {
  const before = await atStake();
  await restrict('feedback');
  await pass(72);
  expect(await standing()).toBe('suspended');
  expect(await atStake()).toEqual(before);
  const told = world.happened.events.filter(({ name }) => name === projectEvents.visibilityChanged.name);
  expect(told).toEqual([]);
});
