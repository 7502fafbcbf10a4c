import { randomUUID } from 'node:crypto';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { codeOf, groupPeople } from '../groups.testing.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(() => world.close());

const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);
const setStanding = ({ id }: TestPerson, standing: string) =>
  run('update users set standing = $2 where id = $1', [id, standing]);
const block = (who: TestPerson, { username }: TestPerson) =>
  people.ask(who, 'PUT', `/api/me/blocks/${username}`);
const published = () => world.happened.pushes.filter(({ event }) => event === 'channels.typed');
const type = (who: TestPerson, channelId: string) =>
  people.ask(who, 'POST', `/api/channels/${channelId}/typing`);

async function makeGroup() {
  const [olga, tom, ida] = [await people.person(), await people.person(), await people.person()];
  const group = await people.create(olga);
  for (const who of [tom, ida]) await people.join(who, group.id);
  return { olga, tom, ida, groupId: group.id, channelId: group.members?.channels[0]?.id ?? '' };
}

async function setSize(groupId: string, size: number): Promise<void> {
  await run('update group_stats set member_count = $2 where group_id = $1', [groupId, size]);
}

describe('typing in a group', () => {
  it('publishes the username of a member in good standing', async () => {
    const { tom, channelId } = await makeGroup();
    const before = published().length;
    expect(codeOf(await type(tom, channelId))).toBe(204);
    expect(published().slice(before)).toMatchObject([
      { topic: `channel:${channelId}`, payload: { channelId, person: { username: tom.username } } },
    ]);
  });

  it('publishes nothing for limited members, suspended members and outsiders', async () => {
    const { olga, tom, channelId } = await makeGroup();
    const outsider = await people.person();
    await setStanding(olga, 'limited');
    await setStanding(tom, 'suspended');
    const before = published().length;
    expect(codeOf(await type(olga, channelId))).toBe(204);
    expect(codeOf(await type(tom, channelId))).toBe('accounts.suspended');
    expect(codeOf(await type(outsider, channelId))).toBe('channels.not_found');
    expect(published().length).toBe(before);
  });

  it('is off above the maximum number of members', async () => {
    const { tom, groupId, channelId } = await makeGroup();
    await setSize(groupId, channelLimits.typingMembersMax);
    expect((await people.read(tom, groupId)).members?.typing).toEqual({ hidden: [] });
    await setSize(groupId, channelLimits.typingMembersMax + 1);
    expect((await people.read(tom, groupId)).members?.typing).toBeNull();
    const before = published().length;
    expect(codeOf(await type(tom, channelId))).toBe(204);
    expect(published().length).toBe(before);
  });

  it('gives each reader the members whom they block or who block them', async () => {
    const { olga, tom, ida, groupId } = await makeGroup();
    const hiddenFrom = async (who: TestPerson) => (await people.read(who, groupId)).members?.typing?.hidden;
    await block(olga, tom);
    await block(olga, await people.person());
    expect([await hiddenFrom(olga), await hiddenFrom(tom), await hiddenFrom(ida)]).toEqual([
      [tom.username],
      [olga.username],
      [],
    ]);
  });
});

describe('typing in a conversation', () => {
  it('is refused across a block, by whichever of the two', async () => {
    const [one, other] = [await people.person(), await people.person()];
    const opened = await people.ask(one, 'PUT', `/api/conversations/with/${other.username}`);
    const { channelId } = opened.json();
    expect(codeOf(await type(one, channelId))).toBe(204);
    await block(one, other);
    expect([codeOf(await type(one, channelId)), codeOf(await type(other, channelId))]).toEqual([
      'conversations.cannot_write',
      'conversations.cannot_write',
    ]);
  });
});
