import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/transaction.ts';
import { makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { changeStanding } from '../../people/accounts/change-standing.ts';
import { type CaseScene, caseScene } from '../cases/scene.testing.ts';
import { signalJobs } from './signals.jobs.ts';

let scene: CaseScene;

beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => scene.world.close());

const newcomer = () => makePerson(scene.world, `new_${randomUUID().slice(0, 8)}`, { days: 2 });
const ownStanding = async (person: TestPerson) => (await scene.ask(person, 'GET', '/api/me/standing')).json();

async function caseOf(id: string): Promise<string | undefined> {
  const { rows } = await scene.world.database.pool.query(
    `select id from cases where subject_id = $1 and state <> 'closed'`,
    [id],
  );
  return rows[0]?.id;
}

describe('somebody who comes back', () => {
  const checkReturn = (person: TestPerson) =>
    signalJobs
      .find(({ name }) => name === 'signals.check-return')
      ?.run(scene.world.jobCtx, { userId: person.id });
  const stand = (person: TestPerson, standing: 'good' | 'suspended') =>
    inTransaction(scene.world.ctx, (tx) =>
      changeStanding(tx, person.id, { standing, isStandingHidden: false }),
    );

  it('with the mailbox of somebody suspended is noticed, and held once they are in haste as well', async () => {
    const name = `r_${randomUUID().slice(0, 8)}`;
    const before = await makePerson(scene.world, name);
    await stand(before, 'suspended');
    const email = `${name}+again@person.example`;
    const after = await makePerson(scene.world, `${name}_2`, { days: 1, email });
    await checkReturn(after);
    expect(await scene.read((await caseOf(after.id)) ?? '')).toMatchObject({
      kind: 'profile',
      signals: [{ signal: 'return', weight: 4 }],
    });
    expect(await scene.standing(after)).toBe('good');
    const notePace = signalJobs.find(({ name: job }) => job === 'signals.note-pace');
    await notePace?.run(scene.world.jobCtx, { userId: after.id });
    expect(await scene.standing(after)).toBe('limited');
    expect((await ownStanding(after)).sanctions).toHaveLength(1);
  });

  it('after the suspension has ended is nobody in particular', async () => {
    const name = `r_${randomUUID().slice(0, 8)}`;
    const before = await makePerson(scene.world, name);
    await stand(before, 'suspended');
    await stand(before, 'good');
    const email = `${name}+again@person.example`;
    const after = await makePerson(scene.world, `${name}_2`, { days: 1, email });
    await checkReturn(after);
    expect(await caseOf(after.id)).toBeUndefined();
  });
});

it('whom limits stop three times in an hour in what they do under their name is noted', async () => {
  const { world } = scene;
  const app = await world.app();
  const hasty = await newcomer();
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { cookie: hasty.cookie } });
  const noted = () => world.happened.events.filter(({ name }) => name === 'signals.pace_exceeded');
  const comments = `/api/projects/${scene.projectId}/comments`;
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await post(comments, { body: `Comment ${n}` })).statusCode);
  expect(statuses).toEqual([201, 429, 429]);
  expect(noted()).toEqual([]);
  expect((await post(comments, { body: 'Once more' })).statusCode).toBe(429);
  expect(noted()).toEqual([{ name: 'signals.pace_exceeded', userId: hasty.id }]);
});
