import { randomUUID } from 'node:crypto';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { atTheDoors } from '../doors.testing.ts';

let world: World;
let app: FastifyInstance;
let doors: ReturnType<typeof atTheDoors>;
let [owner, maker] = [] as unknown as [TestPerson, TestPerson];
let group: Group;
let projectId: string;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  doors = atTheDoors(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [owner, maker] = [await doors.person(), await doors.person()];
  group = await doors.group(owner);
  await doors.join(maker, (await doors.invite(owner, group)).code);
  projectId = await makeProject(world, maker.id);
});

const code = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;
const share = (who: TestPerson, id = projectId) =>
  doors.ask(who, 'PUT', `/api/groups/${group.id}/projects/${id}`);
const unshare = (who: TestPerson, id = projectId) =>
  doors.ask(who, 'DELETE', `/api/groups/${group.id}/projects/${id}`);
const shared = async (who: TestPerson) =>
  (await doors.ask(who, 'GET', `/api/groups/${group.id}/projects`)).json().items;
const hide = (at: Date | null) =>
  world.database.pool.query('update projects set hidden_at = $2 where id = $1', [projectId, at]);

it('a member shares a project of their own, which members see as long as they may see it', async () => {
  expect((await share(maker)).statusCode).toBe(204);
  expect((await share(maker)).statusCode).toBe(204);
  expect(await shared(owner)).toMatchObject([{ project: { id: projectId }, can: { unshare: true } }]);
  await hide(world.clock.now);
  expect(await shared(owner)).toEqual([]);
  expect(await shared(maker)).toMatchObject([{ project: { id: projectId } }]);
  await hide(null);
  expect((await shared(owner)).length).toBe(1);
});

it('nobody shares what is somebody else’s or hidden, and nobody from outside shares or looks', async () => {
  expect(code(await share(owner))).toBe('projects.not_found');
  const outsider = await doors.person();
  expect(code(await share(outsider))).toBe('groups.members_only');
  expect(code(await doors.ask(outsider, 'GET', `/api/groups/${group.id}/projects`))).toBe(
    'groups.members_only',
  );
  await hide(world.clock.now);
  expect(code(await share(maker))).toBe('groups.project_hidden');
});

it('it is taken out by whoever shared it, also after they left, and by moderators', async () => {
  const member = await doors.person();
  await doors.join(member, (await doors.invite(owner, group)).code);
  await share(maker);
  expect(code(await unshare(member))).toBe('groups.not_allowed');
  expect((await unshare(owner)).statusCode).toBe(204);
  expect(code(await unshare(owner))).toBe('projects.not_found');
  await share(maker);
  await doors.ask(maker, 'DELETE', `/api/groups/${group.id}/membership`);
  expect((await shared(owner)).length).toBe(1);
  expect((await unshare(maker)).statusCode).toBe(204);
  expect(await shared(owner)).toEqual([]);
});

it('being banned takes one’s projects out', async () => {
  await share(maker);
  await doors.ask(owner, 'PUT', `/api/groups/${group.id}/bans/${maker.username}`, {});
  expect(await shared(owner)).toEqual([]);
});
