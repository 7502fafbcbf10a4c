import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { type CircleScene, circlePeople, type Entrant } from './circles.testing.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-16T10:07:00Z');

export interface CircleStage {
  world: World;
  circles: ReturnType<typeof circlePeople>;
  /** Another group before each test. */
  scene: CircleScene;
}

/** A group of makers before each test, and what is asked of it in several: for the tests beside it. */
export function circleStage() {
  const stage = {} as CircleStage;
  beforeAll(async () => {
    stage.world = await testWorld();
    stage.world.engines.newId = randomUUID;
    const app = await stage.world.app(unlimited);
    stage.circles = circlePeople(stage.world, () => app);
  });
  beforeEach(async () => {
    stage.world.clock.now = new Date(start);
    stage.scene = await stage.circles.gathered();
  });
  afterAll(() => stage.world.close());

  const query = (text: string, values: unknown[] = []) => stage.world.database.pool.query(text, values);
  return {
    /** What there is in this test. */
    here: () => stage,
    query,
    maker: (index = 0) => stage.scene.makers[index] as Entrant,
    days: (count: number) => new Date(start + count * day),
    /** Everybody answers what they are to test, or so much of it. */
    async giveAll(people: readonly Entrant[] = stage.scene.makers, most = 4): Promise<void> {
      for (const who of people)
        for (const projectId of (await stage.circles.duties(who, stage.scene.group.id)).slice(0, most))
          await stage.circles.give(who, projectId);
    },
    shownOn: async (projectId: string) => (await stage.circles.seen(undefined, projectId)).length,
    async storedDuties(): Promise<number | null> {
      const { rowCount } = await query(
        'select from hidden.circle_duties duties join rounds on rounds.id = duties.round_id where group_id = $1',
        [stage.scene.group.id],
      );
      return rowCount;
    },
    /** In which round each note that shows was given. */
    async roundsOfShown(): Promise<(string | null)[]> {
      const { rows } = await query(
        'select round_id from feedback where not is_withheld and project_id = any($1::uuid[])',
        [stage.scene.makers.map(({ projectId }) => projectId)],
      );
      return rows.map(({ round_id }) => round_id);
    },
  };
}
