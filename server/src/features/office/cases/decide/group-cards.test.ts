import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { strangers } from '../cases.testing.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

let scene: CaseScene;
let [olga, mo, tom] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let groupId: string;
const form = { description: 'Tills and boats.', categories: ['local'], visibility: 'public' };
const upheld = { outcome: 'upheld', rule: 'harassment', deviation: 'It was the third of this week.' };

beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => scene.world.close());
beforeEach(async () => {
  [olga, mo, tom] = (await strangers(scene.world, 3)) as [TestPerson, TestPerson, TestPerson];
  groupId = (await scene.ask(olga, 'POST', '/api/groups', { ...form, name: 'Harbour fools' })).json().id;
  await on(mo, 'PUT', '/membership');
});

const on = (who: TestPerson, method: 'GET' | 'PUT' | 'PATCH' | 'POST', path = '', body?: object) =>
  scene.ask(who, method, `/api/groups/${groupId}${path}`, body);
const reported = () => scene.opened({ kind: 'group', address: groupId });
const isFound = async (name: string) => {
  const found = await scene.ask(tom, 'GET', `/api/groups?query=${encodeURIComponent(name)}`);
  return found.json().items.some(({ id }: { id: string }) => id === groupId);
};

it('a decision about a group’s card is about whoever wrote it, not about whom it was handed to', async () => {
  const { caseId } = await reported();
  await on(olga, 'PUT', '/owner', { username: mo.username });
  await scene.decide(caseId, { ...upheld, step: 'restriction', hours: 24 });
  expect([await scene.standing(olga), await scene.standing(mo)]).toEqual(['suspended', 'good']);
});

it('handed over before it is reported, it is still its writer’s', async () => {
  await on(olga, 'PUT', '/owner', { username: mo.username });
  const { caseId } = await reported();
  await scene.decide(caseId, { ...upheld, step: 'restriction', hours: 24 });
  expect([await scene.standing(olga), await scene.standing(mo)]).toEqual(['suspended', 'good']);
});

it('words that somebody else wrote since and that are reported as well are theirs', async () => {
  const { caseId } = await reported();
  await on(olga, 'PUT', `/members/${mo.username}/role`, { role: 'moderator' });
  await on(mo, 'PATCH', '', { categories: ['dev'] });
  await reported();
  expect((await scene.read(caseId)).author).toMatchObject({ username: olga.username });
  await on(mo, 'PATCH', '', { description: 'Worse than fools.' });
  await reported();
  expect((await scene.read(caseId)).author).toMatchObject({ username: mo.username });
});

it('what somebody limited wrote on a card is found by nobody until the limit ends; members go on', async () => {
  expect(await isFound('Harbour fools')).toBe(true);
  const comment = await scene.ask(olga, 'POST', `/api/projects/${scene.projectId}/comments`, {
    body: 'Fool.',
  });
  const named = await scene.opened({ kind: 'comment', address: comment.json().id });
  await scene.decide(named.caseId, { ...upheld, step: 'limit', hours: 24 });
  expect(await isFound('Harbour fools')).toBe(false);
  expect([(await on(tom, 'GET')).statusCode, (await on(tom, 'PUT', '/membership')).statusCode]).toEqual([
    404, 404,
  ]);
  expect((await on(mo, 'GET')).json()).toMatchObject({ name: 'Harbour fools' });
  const counted = async (who: TestPerson) => (await on(who, 'GET')).json().memberCount;
  expect([await counted(olga), await counted(mo)]).toEqual([2, 1]);

  // What they write now is theirs alone, and stands once the limit is over.
  expect((await on(olga, 'PATCH', '', { name: 'Quiet harbour' })).json()).toMatchObject({
    name: 'Quiet harbour',
  });
  const mine = async (who: TestPerson) =>
    (await scene.ask(who, 'GET', '/api/me/groups')).json().items[0].name;
  expect([await mine(olga), await mine(mo)]).toEqual(['Quiet harbour', 'Harbour fools']);
  expect((await on(mo, 'GET')).json()).toMatchObject({ name: 'Harbour fools' });
  scene.later(25 * 3_600_000);
  await scene.minute();
  expect(await mine(mo)).toBe('Quiet harbour');
  expect(await counted(mo)).toBe(2);
  expect([await isFound('Quiet harbour'), await isFound('Harbour fools')]).toEqual([true, false]);
});
