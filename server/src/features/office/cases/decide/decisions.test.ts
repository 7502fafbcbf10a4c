import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { strangers } from '../cases.testing.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

let scene: CaseScene;
let author: TestPerson;
let commentId: string;
let caseId: string;
let reporters: TestPerson[];
const minutes = 60_000;
const warn = { outcome: 'upheld', step: 'warning', rule: 'harassment' };
const suspend = { outcome: 'upheld', step: 'suspension', rule: 'danger' };

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:00:00Z');
  ({ author, commentId } = await scene.comment());
  ({ caseId, reporters } = await scene.opened({ kind: 'comment', address: commentId }, 2));
});
afterAll(() => scene.world.close());

const state = async () => (await scene.read(caseId)).state;
const undo = (who = scene.admin) => scene.ask(who, 'DELETE', `/api/admin/cases/${caseId}/decision`);
const second = async (agrees: boolean, who = scene.other) =>
  scene.ask(who, 'POST', `/api/admin/cases/${caseId}/second`, {
    version: (await scene.read(caseId)).version,
    agrees,
  });
const isShown = async () => {
  const { items } = (await scene.ask(undefined, 'GET', `/api/projects/${scene.projectId}/comments`)).json();
  return items.some(({ id }: { id: string }) => id === commentId);
};
const outcomes = async () =>
  Promise.all(
    reporters.map(async (one) => (await scene.ask(one, 'GET', '/api/me/reports')).json().items[0].state),
  );
const tallies = async () => {
  const { rows } = await scene.world.database.pool.query(
    `select upheld, rejected from reporter_tallies where reporter_tag in (select reporter_tag from reports where case_id = $1)`,
    [caseId],
  );
  return rows;
};
const code = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;

describe('a case that is open', () => {
  it('becomes undoable by “no violation”, then closed, and its reporters hear of it only then', async () => {
    const answer = await scene.decide(caseId, { outcome: 'no_violation' });
    expect(answer.json()).toMatchObject({
      state: 'undoable',
      decided: { outcome: 'no_violation', isOwn: true },
    });
    expect([await outcomes(), await tallies()]).toEqual([['open', 'open'], []]);
    scene.later(10 * minutes);
    scene.world.happened.jobs.length = 0;
    await Promise.all([scene.minute(), scene.minute()]);
    expect([await state(), await outcomes()]).toEqual(['closed', ['rejected', 'rejected']]);
    expect(await tallies()).toEqual([
      { upheld: 0, rejected: 1 },
      { upheld: 0, rejected: 1 },
    ]);
    const told = scene.world.happened.jobs.filter(({ name }) => name === 'cases.notify-of-report-outcome');
    expect(told).toEqual([{ name: 'cases.notify-of-report-outcome', payload: { caseId } }]);
  });

  it('takes content down and sanctions its author when upheld, and all of it comes back when undone', async () => {
    const step = { ...warn, step: 'restriction', deviation: 'It was the third time this week.' };
    await scene.decide(caseId, step);
    expect([await isShown(), await scene.standing(author)]).toEqual([false, 'suspended']);
    const answer = await undo(scene.other);
    expect(answer.json()).toMatchObject({ state: 'open', decided: null, can: { decide: true } });
    expect([await isShown(), await scene.standing(author), await outcomes()]).toEqual([
      true,
      'good',
      ['open', 'open'],
    ]);
    scene.later(10 * minutes);
    await scene.minute();
    expect([await state(), await tallies()]).toEqual(['open', []]);
    const { sanctions } = (await scene.ask(author, 'GET', '/api/me/standing')).json();
    expect(sanctions).toEqual([]);
  });

  it('cannot be undone after ten minutes', async () => {
    await scene.decide(caseId, warn);
    scene.later(10 * minutes);
    expect(code(await undo())).toBe('cases.undo_too_late');
    await scene.minute();
    expect(code(await undo())).toBe('cases.undo_too_late');
    expect(await tallies()).toEqual([
      { upheld: 1, rejected: 0 },
      { upheld: 1, rejected: 0 },
    ]);
    expect(await isShown()).toBe(false);
  });

  it('stays hidden by reports when a decision is undone, and is shown by “no violation”', async () => {
    const hidden = await scene.comment('Another one.');
    commentId = hidden.commentId;
    ({ caseId } = await scene.opened({ kind: 'comment', address: commentId }, 8));
    expect(await isShown()).toBe(false);
    await scene.decide(caseId, { outcome: 'no_violation' });
    expect(await isShown()).toBe(true);
    await undo();
    expect(await isShown()).toBe(false);
  });

  it('asks why another step or length was taken than the ladder says', async () => {
    expect(code(await scene.decide(caseId, { ...warn, step: 'limit' }))).toBe('cases.deviation_needed');
    expect(code(await scene.decide(caseId, { ...warn, rule: 'scam' }))).toBe('cases.deviation_needed');
    expect(code(await scene.decide(caseId, { outcome: 'upheld', rule: 'spam' }))).toBe('request.invalid');
    expect([await state(), await isShown()]).toEqual(['open', true]);
  });

  it('is decided once, whatever comes at once, and an old version is told that it moved', async () => {
    const { version } = await scene.read(caseId);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        scene.decide(caseId, { ...warn, version }, place % 2 ? scene.admin : scene.other),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, ...Array(11).fill(409)]);
    const { rows } = await scene.world.database.pool.query('select id from sanctions where case_id = $1', [
      caseId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('undone at the moment it closes is one or the other, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const written = await scene.comment();
      ({ caseId } = await scene.opened({ kind: 'comment', address: written.commentId }));
      await scene.decide(caseId, { ...warn, step: 'restriction', deviation: 'Because of the round.' });
      scene.later(10 * minutes - 1);
      const [undone] = await Promise.all([
        undo(),
        (async () => {
          scene.later(1);
          await scene.minute();
        })(),
      ]);
      const isUndone = undone.statusCode === 200;
      const { rows } = await scene.world.database.pool.query(
        'select state from sanctions where case_id = $1',
        [caseId],
      );
      expect([await state(), rows[0].state, await scene.standing(written.author)]).toEqual(
        isUndone ? ['open', 'undone', 'good'] : ['closed', 'active', 'suspended'],
      );
    }
  });

  it('that was just decided can still be undone after somebody has sent the same report on purpose, which counts with the others', async () => {
    await scene.decide(caseId, { outcome: 'no_violation' });
    const [again] = await strangers(scene.world, 1);
    const same = (await scene.report(again, { kind: 'comment', address: commentId })).json();
    expect([same.already, same.decidedBefore, await state()]).toEqual([false, null, 'undoable']);
    const own = async () => (await scene.ask(again, 'GET', '/api/me/reports')).json().items[0].state;
    expect((await scene.ask(scene.admin, 'DELETE', `/api/admin/cases/${caseId}/decision`)).statusCode).toBe(
      200,
    );
    expect([await state(), await own()]).toEqual(['open', 'open']);
    await scene.decide(caseId, { outcome: 'no_violation' });
    scene.later(10 * 60_000);
    await scene.minute();
    expect([await state(), await own()]).toEqual(['closed', 'rejected']);
  });
});

describe('a suspension', () => {
  it('waits for a second admin, with a restriction until then, and is imposed with both', async () => {
    const asked: WholeCase = (await scene.decide(caseId, { ...suspend, facts: 'A threat.' })).json();
    expect(asked).toMatchObject({
      state: 'second',
      asked: { facts: 'A threat.', isOwn: true },
      can: { second: false },
    });
    expect([await scene.standing(author), await isShown()]).toEqual(['suspended', false]);
    expect(code(await second(true, scene.admin))).toBe('cases.same_admin');
    expect((await second(true)).json()).toMatchObject({ state: 'undoable', decided: { step: 'suspension' } });
    const { rows } = await scene.world.database.pool.query(
      'select step, state, decided_by, seconded_by from sanctions where case_id = $1 order by step',
      [caseId],
    );
    expect(rows).toEqual([
      { step: 'restriction', state: 'replaced', decided_by: scene.admin.id, seconded_by: null },
      { step: 'suspension', state: 'pending', decided_by: scene.admin.id, seconded_by: scene.other.id },
    ]);
    await undo();
    expect([await scene.standing(author), await isShown(), await state()]).toEqual(['good', true, 'open']);
  });

  it('refused by the second, or left without an answer for 72 hours, is lifted, and the case waits again', async () => {
    await scene.decide(caseId, suspend);
    expect((await second(false)).json()).toMatchObject({ state: 'open', asked: null });
    expect([await scene.standing(author), await isShown()]).toEqual(['good', true]);
    await scene.decide(caseId, suspend);
    scene.later(71 * 60 * minutes);
    await scene.minute();
    expect(await state()).toBe('second');
    scene.later(60 * minutes);
    await scene.minute();
    expect([await state(), await scene.standing(author), await isShown()]).toEqual(['open', 'good', true]);
    expect((await scene.read(caseId)).person.strikes).toBe(0);
  });

  it('needs no second where no other admin has been here for a month, and says so', async () => {
    const { pool } = scene.world.database;
    const long = `update sessions set last_used_at = '2026-09-01' where user_id = $1`;
    await pool.query(long, [scene.other.id]);
    const answer: WholeCase = (await scene.decide(caseId, suspend)).json();
    await pool.query(`update sessions set last_used_at = '2026-11-16' where user_id = $1`, [scene.other.id]);
    expect(answer).toMatchObject({
      state: 'undoable',
      decided: { isSingleHanded: true, step: 'suspension' },
    });
  });
});
