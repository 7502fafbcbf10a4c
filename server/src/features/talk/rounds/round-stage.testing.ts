import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { type RoundPeople, type RoundScene, roundPeople } from './rounds.testing.ts';

export const day = 24 * 60 * 60 * 1000;
export const start = Date.parse('2026-11-16T10:07:00Z');

export interface RoundStage {
  world: World;
  rounds: RoundPeople;
  /** Another group before each test. */
  scene: RoundScene;
}

/** A group with so many testers and a project before each test, and what is asked of them in several: for the tests beside it. */
export function roundStage(testers = 8) {
  const stage = {} as RoundStage;
  beforeAll(async () => {
    stage.world = await testWorld();
    stage.world.engines.newId = randomUUID;
    const app = await stage.world.app(unlimited);
    stage.rounds = roundPeople(stage.world, () => app);
  });
  beforeEach(async () => {
    stage.world.clock.now = new Date(start);
    stage.scene = await stage.rounds.scene(testers);
  });
  afterAll(() => stage.world.close());
  return {
    /** What there is in this test. */
    here: () => stage,
    ofFirst: () => stage.scene.testers[0] ?? stage.scene.owner,
    async giveAll(count = testers): Promise<void> {
      for (const tester of stage.scene.testers.slice(0, count))
        await stage.rounds.give(tester, stage.scene.projectId);
    },
  };
}
