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

  it('with the mailbox of a suspended account is noticed', async () => {
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
