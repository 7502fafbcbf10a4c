import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { claimAge } from '../claim-age.ts';
import { publishDueTests } from '../publish/publish-responses.queries.ts';
import { countClaimRows } from './claims.queries.ts';
import { startTestRow } from './tests.queries.ts';

const begun = new Date('2026-11-16T10:00:00.000Z');
const after = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('a begun test fades after two hours and lapses after a day', () => {
  const ages = [1.9, 2, 23.9, 24].map((hours) => claimAge(begun, after(hours)));
  expect(ages).toEqual(['fresh', 'stale', 'stale', 'lapsed']);
});

it('a begun test is counted by a statement as old as it is', async () => {
  const { db } = world.database;
  const projectId = await newProject(world, await newMember(world, 'maker'));
  const visit = { projectId, tokenHash: null, tokenExpiresAt: null };
  // It counts from the next boundary on.
  const startedAt = new Date(begun.getTime() - 60_000);
  await startTestRow(db, { ...visit, pairTag: randomBytes(32), authorTag: randomBytes(32), startedAt });
  expect(await countClaimRows(db, startedAt, [projectId])).toEqual([]);
  await publishDueTests(db, projectId, begun);
  for (const hours of [0, 1.75, 1.999, 2, 2.001, 23.999, 24, 24.25]) {
    const [row] = await countClaimRows(db, after(hours), [projectId]);
    const age = claimAge(begun, after(hours));
    const counts = { fresh: Number(age === 'fresh'), stale: Number(age === 'stale') };
    expect(row ?? { fresh: 0, stale: 0 }, `after ${hours} hours`).toMatchObject(counts);
  }
});
