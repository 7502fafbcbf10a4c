import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRevealed } from '../../../talk/conversations/open-revealed.ts';
import { tellAdmins } from '../cases.jobs.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

let scene: CaseScene;
beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  await scene.world.database.pool.query('delete from cases');
  await rung();
});
afterAll(() => scene.world.close());

/** Runs what was asked for since, and says whose pages were rung, each once. */
async function rung(): Promise<string[]> {
  const { happened, jobCtx } = scene.world;
  const jobs = happened.jobs.splice(0).filter(({ name }) => name === tellAdmins.name);
  happened.pushes.length = 0;
  for (const { payload } of jobs) await tellAdmins.run(jobCtx, payload as { caseId: string });
  const heard = happened.pushes.filter(({ event }) => event === 'cases.changed');
  return [...new Set(heard.map(({ topic }) => topic))].toSorted();
}
const pagesOf = (...people: { id: string }[]) => people.map(({ id }) => `me:${id}`).toSorted();

async function aCase(reason = 'harassment') {
  const { commentId, author } = await scene.comment();
  const { caseId } = await scene.opened({ kind: 'comment', address: commentId, reason });
  return { caseId, author };
}

describe('open pages of admins', () => {
  it('hear of a new case, of a lease taken and let go, of a decision and of its way back', async () => {
    const both = pagesOf(scene.admin, scene.other);
    const { caseId } = await aCase();
    expect(await rung()).toEqual(both);
    const lease = `/api/admin/cases/${caseId}/claim`;
    await scene.ask(scene.admin, 'PUT', lease);
    expect(await rung()).toEqual(both);
    await scene.ask(scene.admin, 'PUT', lease);
    expect(await rung()).toEqual([]);
    await scene.ask(scene.admin, 'DELETE', lease);
    expect(await rung()).toEqual(both);
    await scene.ask(scene.admin, 'DELETE', lease);
    expect(await rung()).toEqual([]);
    await scene.decide(caseId, { outcome: 'no_violation' });
    expect(await rung()).toEqual(both);
    await scene.ask(scene.other, 'DELETE', `/api/admin/cases/${caseId}/decision`);
    expect(await rung()).toEqual(both);
  });

  it('hear nothing of a case that their reader may not see', async () => {
    const { commentId } = await scene.comment();
    await scene.report(scene.other, { kind: 'comment', address: commentId });
    expect(await rung()).toEqual(pagesOf(scene.admin));
  });
});

describe('an admin', () => {
  it('is not offered what somebody wrote whom they know by name, because one tested for the other', async () => {
    const { caseId, author } = await aCase();
    await openRevealed({ ...scene.world.ctx, newId: randomUUID }, [author.id, scene.admin.id]);
    const seenBy = async (who = scene.admin) =>
      (await scene.ask(who, 'GET', `/api/admin/cases/${caseId}`)).statusCode;
    expect([await seenBy(), await seenBy(scene.other)]).toEqual([404, 200]);
  });

  it('who decided twenty hard cases today is given others first, and a hard one that is due within the hour', async () => {
    const hard = await aCase('hate');
    const next = async () =>
      (await scene.ask(scene.admin, 'POST', '/api/admin/cases/next')).json().case?.id as string | undefined;
    scene.later(60_000);
    const other = await aCase('spam');
    await scene.world.database.pool.query(
      `insert into cases select (jsonb_populate_record(cases, jsonb_build_object('id', gen_random_uuid(), 'subject_id',
         gen_random_uuid(), 'state', 'closed', 'outcome', 'no_violation', 'decided_by', $2::uuid, 'decided_at', $3::timestamptz,
         'closed_at', $3::timestamptz))).* from cases, generate_series(1, 20) where id = $1`,
      [hard.caseId, scene.admin.id, scene.world.clock.now],
    );
    expect(await next()).toBe(other.caseId);
    expect(await next()).toBe(hard.caseId);
    await scene.world.database.pool.query('update cases set claimed_by = null, claimed_until = null');
    scene.later(47.5 * 60 * 60_000);
    await scene.world.database.pool.query('update cases set decided_at = $1 where decided_by is not null', [
      scene.world.clock.now,
    ]);
    expect(await next()).toBe(hard.caseId);
  });
});
