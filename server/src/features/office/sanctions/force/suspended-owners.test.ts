import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { handOverSuspended } from '../../../talk/groups/personal/hand-over-suspended.ts';
import { strangers } from '../../cases/cases.testing.ts';
import { type CaseScene, caseScene } from '../../cases/scene.testing.ts';

let scene: CaseScene;
let [olga, mo, tom] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let groupId: string;
const form = { name: 'Harbour makers', description: '', categories: ['local'], visibility: 'public' };
const day = 86_400_000;

beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => scene.world.close());
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:00:00Z');
  [olga, mo, tom] = (await strangers(scene.world, 3)) as [TestPerson, TestPerson, TestPerson];
  groupId = (await scene.ask(olga, 'POST', '/api/groups', form)).json().id;
});

const join = (who: TestPerson) => scene.ask(who, 'PUT', `/api/groups/${groupId}/membership`);
async function sanction(decision: object): Promise<void> {
  const path = `/api/projects/${scene.projectId}/comments`;
  const { id } = (await scene.ask(olga, 'POST', path, { body: 'You will regret it.' })).json();
  const { caseId } = await scene.opened({ kind: 'comment', address: id });
  await scene.decide(caseId, { outcome: 'upheld', rule: 'danger', ...decision });
  const { version } = await scene.read(caseId, scene.other);
  await scene.ask(scene.other, 'POST', `/api/admin/cases/${caseId}/second`, { version, agrees: true });
}
async function roles(): Promise<(string | undefined)[]> {
  const { rows } = await scene.world.database.pool.query<{ user_id: string; role: string }>(
    'select user_id, role from group_members where group_id = $1',
    [groupId],
  );
  return [olga, mo, tom].map(({ id }) => rows.find(({ user_id }) => user_id === id)?.role);
}
async function after(days: number): Promise<void> {
  scene.later(days * day);
  await scene.minute();
  // They were here this morning.
  await scene.world.database.pool.query('update sessions set last_used_at = $1', [scene.world.clock.now]);
  await handOverSuspended(scene.world.ctx);
}
const found = async () => (await scene.ask(scene.maker, 'GET', `/api/groups/${groupId}`)).statusCode;

it('a group whose last owner has been suspended for good for two weeks goes to who served it longest, and is found again', async () => {
  for (const who of [tom, mo]) await join(who);
  await scene.ask(olga, 'PUT', `/api/groups/${groupId}/members/${mo.username}/role`, { role: 'moderator' });
  await sanction({ step: 'suspension' });
  await after(13);
  expect([await roles(), await found()]).toEqual([['owner', 'moderator', 'member'], 404]);
  await after(1);
  expect([await roles(), await found()]).toEqual([['member', 'owner', 'member'], 200]);
});

it('it stays with an owner who is not', async () => {
  await join(mo);
  await scene.ask(olga, 'PUT', `/api/groups/${groupId}/members/${mo.username}/role`, { role: 'owner' });
  await sanction({ step: 'suspension' });
  await after(15);
  expect((await roles()).slice(0, 2)).toEqual(['owner', 'owner']);
});

it('it waits for whoever comes back by themselves', async () => {
  await join(mo);
  await sanction({ step: 'restriction', hours: 24 * 30, deviation: 'Said calmly, and for the first time.' });
  await after(15);
  expect(await roles()).toEqual(['owner', 'member', undefined]);
});

it('it is deleted where nobody is left to have it', async () => {
  await sanction({ step: 'suspension' });
  await after(15);
  const { rows } = await scene.world.database.pool.query('select deleted_at from groups where id = $1', [
    groupId,
  ]);
  expect(rows[0].deleted_at).not.toBeNull();
});
