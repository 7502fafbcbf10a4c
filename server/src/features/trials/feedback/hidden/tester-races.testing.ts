import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import type { PoolClient } from 'pg';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

export const question = 'Would you keep it?';
export const words = 'The first screen is clear, the second one asks more of me than I know.';

type Answered = ReturnType<ReturnType<typeof asker>>;

/** A hidden tester with one feedback that is shown, and a project they have yet to answer. */
export interface TesterAtWork {
  tester: TestPerson;
  notedId: string;
  feedbackId: string;
  projectId: string;
  /** Asks as the tester: at the project, or at their feedback. */
  on(method: Endpoint['method'], path: string, payload: object): Answered;
  inThread(method: Endpoint['method'], path: string, payload: object): Answered;
}

export interface TesterRaces {
  world: World;
  begin(): Promise<TesterAtWork>;
  /** Somebody's account is held; once an act of theirs waits for it, or is answered, it changes. */
  whileHeld(userId: string, act: () => Answered, change: (client: PoolClient) => Promise<void>): Answered;
}

/** Acts of a hidden tester that meet a change of their account on its way. */
export async function testerRaces(): Promise<TesterRaces> {
  const world = await testWorld();
  world.engines.newId = randomUUID;
  const app = await world.app(unlimited);
  const ask = asker(() => app);
  const { pool } = world.database;
  let people = 0;

  /** Asked until it is so; the test's own patience ends it. */
  async function somebodyWaits(): Promise<void> {
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await pool.query(waiting)).rows.length === 0);
  }

  return {
    world,
    async begin() {
      const maker = await makePerson(world, `maker_${++people}`);
      const tester = await makePerson(world, `tester_${people}`);
      const notedId = await makeProject(world, maker.id);
      const note = { rating: 4, comment: words };
      const given = await ask(tester, 'POST', `/api/projects/${notedId}/feedback`, note);
      const feedbackId: string = given.json().id;
      await publishAll(world);
      const projectId = await makeProject(world, maker.id);
      await pool.query('update projects set card_question = $2 where id = $1', [projectId, question]);
      return {
        tester,
        notedId,
        feedbackId,
        projectId,
        on: (method, path, payload) => ask(tester, method, `/api/projects/${projectId}${path}`, payload),
        inThread: (method, path, payload) =>
          ask(tester, method, `/api/feedback/${feedbackId}${path}`, payload),
      };
    },
    async whileHeld(userId, act, change) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('select from users where id = $1 for update', [userId]);
        const answer = act();
        await Promise.race([answer, somebodyWaits()]);
        await change(client);
        await client.query('commit');
        return await answer;
      } finally {
        client.release();
      }
    },
  };
}
