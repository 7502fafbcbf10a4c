import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { logOptions } from '../../../platform/log.ts';
import { give } from '../../../testing/attacks/hidden-notes.ts';
import { asker, makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { as } from '../../../testing/people/testers.ts';
import { newProject } from '../../../testing/projects/projects.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { unlimited } from '../../../testing/world.ts';
import { replyInThread } from '../../trials/feedback/threads/reply-in-thread.ts';
import { reporting, strangers } from './cases.testing.ts';
import { type CaseScene, caseScene } from './scene.testing.ts';

let scene: CaseScene;
let tester: TestPerson;
let projectId: string;
let feedbackId: string;
const hour = 60 * 60_000;
const words = 'The first screen is clear, the second asks too much of me, and you are a fool.';

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:07:00Z');
  tester = await makePerson(scene.world, `tester_${randomUUID().slice(0, 8)}`);
  projectId = await newProject(scene.world, scene.maker.ctx.actor);
  feedbackId = (await give(scene.world, projectId, tester, words)).id;
  await publishAll(scene.world);
});
afterAll(() => scene.world.close());

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  (await scene.ask(scene.admin, method, `/api/admin/cases${path}`, payload)).body;

const secrets = () => [tester.id, tester.username, tester.name, tester.email];
const rowsOf = async (table: string, caseId: string) =>
  (
    await scene.world.database.pool.query(`select t::text as row from ${table} t where t::text like $1`, [
      `%${caseId}%`,
    ])
  ).rows
    .map(({ row }) => row)
    .join('\n');

it('no answer to an admin, no act that is noted and no row of a case leads to the author of a feedback', async () => {
  const { caseId } = await scene.opened({ kind: 'feedback', address: feedbackId }, 3);
  const version = (await scene.read(caseId)).version;
  const limit = { step: 'limit', rule: 'harassment', facts: 'An insult.' };
  const decision = { version, outcome: 'upheld', ...limit, deviation: 'It was the third of this week.' };
  const told = [
    await ask('GET', ''),
    await ask('POST', '/next'),
    await ask('GET', `/${caseId}`),
    await ask('PUT', `/${caseId}/claim`),
    await ask('POST', `/${caseId}/notes`, { text: 'Whoever it is.' }),
    await ask('POST', `/${caseId}/statement`, limit),
    await ask('POST', `/${caseId}/decision`, decision),
    await ask('GET', '?state=undoable'),
    await ask('DELETE', `/${caseId}/decision`),
    await ask('POST', `/${caseId}/decision`, { ...decision, version: version + 2 }),
  ];
  expect(told.at(-1)).toContain('"state":"undoable"');
  scene.later(10 * 60_000);
  await scene.minute();
  told.push(await ask('GET', '?state=closed'), await ask('GET', `/${caseId}`));
  for (const table of ['cases', 'reports', 'case_evidence', 'case_notes', 'admin_acts', 'sanctions'])
    told.push(await rowsOf(table, caseId));
  for (const text of told) {
    expect(text.length).toBeGreaterThan(10);
    for (const secret of secrets()) expect(text).not.toContain(secret);
  }
  const queued = JSON.stringify([
    scene.world.happened.jobs,
    scene.world.happened.events.filter(({ name }) => /cases|sanctions/.test(name)),
  ]);
  for (const secret of secrets()) expect(queued).not.toContain(secret);
});

it('no line of the log and no row of what admins did names the author or a reporter of a feedback, also where something fails', async () => {
  const lines: string[] = [];
  scene.world.engines.log = pino(logOptions('trace'), { write: (line: string) => void lines.push(line) });
  const app = await scene.world.app(unlimited);
  const [send, decideBy] = [reporting(() => app), asker(() => app)];
  const reporters = await strangers(scene.world, 2);
  for (const one of reporters) await send(one, { kind: 'feedback', address: feedbackId });
  const { caseId } = await scene.opened({ kind: 'feedback', address: feedbackId });
  const path = `/api/admin/cases/${caseId}`;
  const { version } = (await decideBy(scene.admin, 'GET', path)).json();
  const { pool } = scene.world.database;
  await pool.query('alter table sanctions rename to sanctions_away');
  const decision = { version, outcome: 'upheld', step: 'warning', rule: 'harassment' };
  const failed = await decideBy(scene.admin, 'POST', `${path}/decision`, decision);
  await pool.query('alter table sanctions_away rename to sanctions');
  const decided = await decideBy(scene.admin, 'POST', `${path}/decision`, decision);
  expect([failed.statusCode, decided.statusCode]).toEqual([500, 200]);
  expect(lines.join()).toContain('unexpected error');
  const { rows } = await pool.query('select t::text as row from admin_acts t');
  expect(rows.some(({ row }) => row.includes(caseId))).toBe(true);
  const told = [...lines, ...rows.map(({ row }) => row)].join('\n');
  for (const one of [tester, ...reporters])
    for (const secret of [one.id, one.username, one.name, one.email]) expect(told).not.toContain(secret);
});

it('a decision about a feedback takes the note at once and changes the standing at a moment drawn by lot', async () => {
  const { caseId } = await scene.opened({ kind: 'feedback', address: feedbackId });
  const read = await scene.read(caseId);
  expect(read).toMatchObject({
    isHidden: true,
    author: null,
    tester: expect.any(Number),
    person: { name: null, language: null, strikes: 0, past: [], daysSinceLast: null },
  });
  const why = 'It was the third of this week.';
  await scene.decide(caseId, { outcome: 'upheld', step: 'limit', rule: 'harassment', deviation: why });
  const { items } = (await scene.ask(undefined, 'GET', `/api/projects/${projectId}/feedback`)).json();
  expect([items, await scene.standing(tester)]).toEqual([[], 'good']);
  scene.later(72 * hour);
  await scene.minute();
  expect(await scene.standing(tester)).toBe('limited');
});

it('strikes of hidden and of named content are not counted together', async () => {
  const { caseId } = await scene.opened({ kind: 'feedback', address: feedbackId });
  await scene.decide(caseId, { outcome: 'upheld', step: 'warning', rule: 'harassment' });
  const comment = { body: 'Under my name, I like it.' };
  const { id } = (
    await scene.ask(tester, 'POST', `/api/projects/${scene.projectId}/comments`, comment)
  ).json();
  const named = await scene.opened({ kind: 'comment', address: id });
  expect((await scene.read(named.caseId)).person).toMatchObject({
    username: tester.username,
    strikes: 0,
    past: [],
  });
  const other = await newProject(scene.world, scene.maker.ctx.actor);
  const again = await give(scene.world, other, tester, words);
  await publishAll(scene.world);
  scene.later(72 * hour);
  const hidden = await scene.opened({ kind: 'feedback', address: again.id });
  expect((await scene.read(hidden.caseId)).person).toMatchObject({
    name: null,
    strikes: 1,
    past: [],
    daysSinceLast: null,
  });
});

it('an admin who blocks people one by one sees no case about a hidden note go', async () => {
  const { caseId } = await scene.opened({ kind: 'feedback', address: feedbackId });
  const before = await ask('GET', `/${caseId}`);
  await scene.ask(scene.admin, 'PUT', `/api/me/blocks/${tester.username}`);
  expect(await ask('GET', `/${caseId}`)).toBe(before);
});

it('an admin does not see the case about what they wrote hidden', async () => {
  const own = await give(scene.world, projectId, scene.admin, `${words} Really.`);
  await publishAll(scene.world);
  const { caseId } = await scene.opened({ kind: 'feedback', address: own.id });
  expect(JSON.parse(await ask('GET', `/${caseId}`)).error.code).toBe('request.not_found');
  expect(await ask('GET', '')).not.toContain(caseId);
  expect((await scene.read(caseId, scene.other)).id).toBe(caseId);
});

test('a report about a maker’s reply does not name the hidden tester who sent it', async () => {
  const messageId = randomUUID();
  const act = { ...as(scene.world, scene.maker.ctx.actor), newId: randomUUID };
  await replyInThread(act, { feedbackId, messageId, text: 'Who do you think you are?' });
  const answer = await scene.report(tester, {
    kind: 'thread_message',
    address: messageId,
    body: 'A threat.',
  });
  expect(answer.json()).toMatchObject({ receivedAt: '2026-11-16T10:07:00.000Z' });
  const { rows } = await scene.world.database.pool.query('select id from cases where subject_id = $1', [
    messageId,
  ]);
  const caseId = rows[0].id;
  const told = [await ask('GET', `/${caseId}`)];
  expect(told[0]).toContain('A threat.');
  for (const table of ['cases', 'reports', 'case_evidence']) told.push(await rowsOf(table, caseId));
  for (const text of told) {
    for (const secret of secrets()) expect(text).not.toContain(secret);
  }
});

it('an account that is gone looks like one without a strike', async () => {
  const { caseId } = await scene.opened({ kind: 'feedback', address: feedbackId });
  const { person } = await scene.read(caseId);
  await scene.world.database.pool.query('delete from hidden.feedback_authors where feedback_id = $1', [
    feedbackId,
  ]);
  expect((await scene.read(caseId)).person).toEqual(person);
  const decided = await scene.decide(caseId, { outcome: 'upheld', step: 'warning', rule: 'harassment' });
  expect(decided.json()).toMatchObject({
    state: 'undoable',
    decided: { outcome: 'upheld', step: 'warning' },
  });
});
