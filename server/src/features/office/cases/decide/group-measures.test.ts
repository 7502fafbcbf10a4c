import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { runJob } from '../../../../testing/people/testers.ts';
import { strangers } from '../cases.testing.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

let scene: CaseScene;
let [olga, mo, tom] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let groupId: string;
let channelId: string;
const form = { description: 'Tills and boats.', categories: ['local'], visibility: 'public' };
const upheld = { outcome: 'upheld', rule: 'harassment', step: 'warning', deviation: 'The same card again.' };

beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => scene.world.close());
beforeEach(async () => {
  [olga, mo, tom] = (await strangers(scene.world, 3)) as [TestPerson, TestPerson, TestPerson];
  const made = await scene.ask(olga, 'POST', '/api/groups', { ...form, name: 'Harbour fools' });
  groupId = made.json().id;
  channelId = made.json().members.channels[0].id;
  await on(mo, 'PUT', '/membership');
});

const on = (who: TestPerson, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '') =>
  scene.ask(who, method, `/api/groups/${groupId}${path}`);
const send = async (who: TestPerson) =>
  (
    await scene.ask(who, 'POST', `/api/channels/${channelId}/messages`, {
      id: uuidV7(randomUUID()),
      text: 'Hello.',
    })
  ).statusCode;
const statuses = async () => [
  (await on(olga, 'GET')).statusCode,
  (await on(mo, 'GET')).statusCode,
  (await on(tom, 'GET')).statusCode,
];
const reported = () => scene.opened({ kind: 'group', address: groupId });
/** The same words for the same reason would be the same case. */
const reportedAnew = () => scene.opened({ kind: 'group', address: groupId, reason: 'hate' });
const undo = (caseId: string) => scene.ask(scene.admin, 'DELETE', `/api/admin/cases/${caseId}/decision`);
/** Once it can no longer be undone. */
const close = (caseId: string) =>
  scene.world.database.pool.query(`update cases set state = 'closed', closed_at = now() where id = $1`, [
    caseId,
  ]);
const statementOf = async (who: TestPerson) =>
  (await scene.ask(who, 'GET', '/api/me/standing')).json().sanctions[0].statement.decision;

it('a frozen group is there and nobody writes in it; its owners are told by whom and cannot end it', async () => {
  const { caseId } = await reported();
  await scene.decide(caseId, { ...upheld, measure: 'frozen' });
  expect(await statuses()).toEqual([200, 200, 200]);
  expect([await send(olga), await send(mo)]).toEqual([403, 403]);
  expect((await on(olga, 'GET')).json().frozen).toMatchObject({ by: null, isDecided: true });
  expect((await on(tom, 'GET')).json().frozen).toEqual({ since: null, by: null, isDecided: false });
  expect((await on(olga, 'DELETE', '/freeze')).json().error.code).toBe('groups.not_allowed');
  expect(await statementOf(olga)).toContain('We froze your group');
});

it('a deleted group is gone for its owners as well, and stays as long as somebody can appeal', async () => {
  const { caseId } = await reported();
  await scene.decide(caseId, { ...upheld, measure: 'deleted' });
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await on(olga, 'POST', '/restorations')).statusCode).toBe(404);
  expect((await scene.ask(olga, 'GET', '/api/me/groups')).json().items).toEqual([]);
  expect(await statementOf(olga)).toContain('We deleted your group');
  const isThere = async () =>
    (await scene.world.database.pool.query('select from groups where id = $1', [groupId])).rowCount === 1;
  const now = scene.world.clock.now;
  scene.world.clock.now = new Date(now.getTime() + 150 * 86_400_000);
  await runJob(scene.world, 'groups.purge-groups', {});
  expect(await isThere()).toBe(true);
  scene.world.clock.now = new Date(now.getTime() + 200 * 86_400_000);
  await runJob(scene.world, 'groups.purge-groups', {});
  expect(await isThere()).toBe(false);
  scene.world.clock.now = now;
});

it.each(['frozen', 'deleted'])(
  'taken back, a %s group is as it was, and what its owners froze stays frozen',
  async (measure) => {
    const { caseId } = await reported();
    await scene.decide(caseId, { ...upheld, measure });
    expect((await undo(caseId)).statusCode).toBe(200);
    expect([await statuses(), await send(mo)]).toEqual([[200, 200, 200], 201]);
    await on(olga, 'PUT', '/freeze');
    await scene.decide(caseId, { ...upheld, measure });
    await undo(caseId);
    expect([await send(mo), (await on(olga, 'GET')).json().frozen]).toMatchObject([
      403,
      { by: { username: olga.username }, isDecided: false },
    ]);
  },
);

it.each(['frozen', 'deleted'])(
  'frozen by one case and %s by another, a group stays frozen until both have fallen, whichever falls first',
  async (measure) => {
    const first = await reported();
    await scene.decide(first.caseId, { ...upheld, measure: 'frozen' });
    await close(first.caseId);
    const second = await reportedAnew();
    await scene.decide(second.caseId, { ...upheld, measure });
    await undo(second.caseId);
    expect([await statuses(), await send(mo)]).toEqual([[200, 200, 200], 403]);
    expect((await on(olga, 'GET')).json().frozen).toMatchObject({ isDecided: true });

    await scene.decide(second.caseId, { ...upheld, measure: 'frozen' });
    await runJob(scene.world, 'cases.restore-content', { caseId: first.caseId });
    expect(await send(mo)).toBe(403);
    await undo(second.caseId);
    expect(await send(mo)).toBe(201);
  },
);

it('a second report that is found to be none leaves a group frozen that reports had hidden meanwhile', async () => {
  const first = await reported();
  await scene.decide(first.caseId, { ...upheld, measure: 'frozen' });
  await close(first.caseId);
  const second = await reportedAnew();
  await scene.world.database.pool.query('update cases set hidden_at = now() where id = $1', [second.caseId]);
  await scene.decide(second.caseId, { outcome: 'no_violation' });
  expect([await statuses(), await send(mo)]).toEqual([[200, 200, 200], 403]);
});

it('a group that reports hide stays hidden when an earlier freeze is overturned', async () => {
  const first = await reported();
  await scene.decide(first.caseId, { ...upheld, measure: 'frozen' });
  await close(first.caseId);
  const second = await reportedAnew();
  const { pool } = scene.world.database;
  await pool.query('update cases set hidden_at = now() where id = $1', [second.caseId]);
  await pool.query('update groups set taken_down_at = now() where id = $1', [groupId]);
  await runJob(scene.world, 'cases.restore-content', { caseId: first.caseId });
  expect([await statuses(), await send(mo)]).toEqual([[200, 404, 404], 404]);
});

it('a frozen group that is removed as well is frozen again when the removal falls', async () => {
  const first = await reported();
  await scene.decide(first.caseId, { ...upheld, measure: 'frozen' });
  await close(first.caseId);
  const second = await reportedAnew();
  await scene.decide(second.caseId, upheld);
  expect([await statuses(), await send(olga)]).toEqual([[200, 404, 404], 403]);
  await undo(second.caseId);
  expect([await statuses(), await send(mo)]).toEqual([[200, 200, 200], 403]);
});

it('other content is removed and nothing else: a comment cannot be frozen', async () => {
  const comment = await scene.ask(olga, 'POST', `/api/projects/${scene.projectId}/comments`, {
    body: 'Fool.',
  });
  const { caseId } = await scene.opened({ kind: 'comment', address: comment.json().id });
  const answer = await scene.decide(caseId, { ...upheld, measure: 'frozen' });
  expect(answer.json().error).toMatchObject({ code: 'request.invalid', fields: ['measure'] });
});
