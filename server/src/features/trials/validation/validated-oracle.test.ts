import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { Member } from '../../../core/context.ts';
import { as } from '../../../testing/people/testers.ts';
import { tryAndTell } from '../../../testing/projects/counted-feedback.ts';
import { newMember, newProject } from '../../../testing/projects/projects.ts';
import { showProject } from '../../../testing/projects/show-project.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { recountProject } from '../distribution/need/recount-project.ts';
import { removeFeedback } from '../feedback/give/remove-feedback.ts';
import { publishIteration } from '../iterations/publish-iteration.ts';
import { judgeProjects } from './judge-projects.ts';
import { readValidation } from './read-validation.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterAll(() => world.close());
const later = (days: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + days * 24 * 60 * 60 * 1000);
};

/**
 * A maker with eight accounts of their own and one feedback from somebody else, who answers one suspect after the other.
 * Two of the accounts came unprompted: one doubtful tester more, and the project would lose Validated.
 */
it('a maker who answers one suspect after the other sees nothing move that tells who wrote', async () => {
  world.clock.now = new Date('2026-11-02T10:00:00.000Z');
  const maker = await newMember(world, 'nosy');
  const projectId = await newProject(world, maker);
  const suspects: { person: Member; theirs: string }[] = [];
  for (let n = 0; n < 6; n++) {
    const person = await newMember(world, `suspect_${n}`);
    suspects.push({ person, theirs: await newProject(world, person) });
  }
  const write = async (person: Member, isPrompted = true) => {
    if (isPrompted) await showProject(world, person, projectId);
    await tryAndTell(world, person, projectId);
    later(1);
  };
  for (let n = 0; n < 8; n++) await write(await newMember(world, `own_${n}`), n >= 2);
  await write((suspects[3] as (typeof suspects)[number]).person);
  const said = { whatChanged: 'Something changed.', link: null, feedbackIds: [], skipIds: [] };
  await publishIteration(as(world, maker), { projectId, ...said });

  /** What everybody may read, and what the feed is ordered by; the day of the night moves by itself. */
  const look = async () => {
    later(1);
    await judgeProjects(world.jobCtx);
    const { night, ...figures } = await readValidation(as(world, maker), { projectId });
    const seen = { ...figures, ...night, on: null };
    await recountProject(world.ctx, projectId);
    const { rows } = await world.database.pool.query(
      'select full_count, skip_count, unprompted_full, unprompted_skip from project_needs where project_id = $1',
      [projectId],
    );
    return JSON.stringify([seen, rows]);
  };
  await look();
  const before = await look();
  expect(before).toContain('"isValidated":true');
  expect(before).toContain('"unprompted_full":2');
  for (const { theirs } of suspects) {
    const feedbackId = await tryAndTell(world, maker, theirs);
    expect(await look()).toBe(before);
    await removeFeedback(as(world, maker), { feedbackId });
  }
});

test('the state of a project does not reveal who its testers are', async () => {
  const maker = await newMember(world, 'curious');
  const projectId = await newProject(world, maker);
  const { night, ...figures } = await readValidation(as(world, maker), { projectId });
  expect(night).toBeNull();
  expect(Object.keys(figures).toSorted()).toEqual(
    [
      'isRatingReached',
      'isValidated',
      'iterations',
      'rating',
      'since',
      'testers',
      'testersNeeded',
    ].toSorted(),
  );
});
