import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { gatherDue } from '../../outreach/notifications/notifications.jobs.ts';
import { groupPeople } from './groups.testing.ts';

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

const run = (text: string, values: unknown[] = []) => world.database.pool.query(text, values);
const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};

/** An owner and a member who have both looked around, and somebody else. */
async function scene() {
  const [olga, tom, ida] = [await people.person(), await people.person(), await people.person()];
  const group = await people.create(olga);
  for (const who of [tom, ida]) await people.join(who, group.id);
  const channelId = group.members?.channels[0]?.id ?? '';
  const at = (path: string) => `/api/channels/${channelId}${path}`;
  const post = async (who: TestPerson, text: string, replyTo?: number) => {
    const answer = await people.ask(who, 'POST', at('/messages'), {
      id: uuidV7(randomUUID()),
      text,
      replyTo,
    });
    return answer.json() as { seq: number; mentions: string[]; isCall: boolean };
  };
  const read = (who: TestPerson, seq: number) => people.ask(who, 'PUT', at('/mark'), { seq });
  /** Everywhere it is told: the rail, the list of groups, and the list of channels. */
  const meant = async (who: TestPerson) => {
    const all = (await people.ask(who, 'GET', '/api/me/mentions')).json().mentions;
    const [mine] = (await people.mine(who)).filter(({ id }) => id === group.id);
    const channel = (await people.read(who, group.id)).members?.channels[0];
    return [all, mine?.mentions, channel?.mentions];
  };
  return { olga, tom, ida, group, channelId, at, post, read, meant };
}

it('means whoever is called by their name or answered, until they have read it', async () => {
  const { olga, tom, ida, post, read, meant } = await scene();
  await post(olga, `Welcome, @${tom.username} and @nobody_at_all.`);
  expect(await meant(tom)).toEqual([1, 1, 1]);
  expect(await meant(ida)).toEqual([0, 0, 0]);
  const { seq } = await post(tom, 'Thank you!');
  expect(await meant(tom)).toEqual([0, 0, 0]);
  await post(ida, 'Hello to you too.', seq);
  expect(await meant(tom)).toEqual([1, 1, 1]);
  // One’s own name, and one’s own words answered, tell nobody anything.
  await post(ida, `I am @${ida.username}.`, 3);
  expect(await meant(ida)).toEqual([0, 0, 0]);
  await read(tom, 4);
  expect(await meant(tom)).toEqual([0, 0, 0]);
  expect((await run('select from channel_mentions where user_id = $1', [tom.id])).rowCount).toBe(0);
});

it('means them no longer once it is gone, and again when it is unread from there', async () => {
  const { olga, tom, at, post, read, meant } = await scene();
  const { seq } = await post(olga, `Look, @${tom.username}.`);
  await people.ask(olga, 'DELETE', at(`/messages/${seq}`));
  expect(await meant(tom)).toEqual([0, 0, 0]);
  await people.ask(olga, 'POST', at(`/messages/${seq}/restorations`));
  expect(await meant(tom)).toEqual([1, 1, 1]);
  await read(tom, seq);
  await people.ask(tom, 'PUT', at('/unread-mark'), { seq });
  expect(await meant(tom)).toEqual([1, 1, 1]);
  await people.ask(olga, 'PATCH', at(`/messages/${seq}`), { text: 'Look.' });
  expect(await meant(tom)).toEqual([0, 0, 0]);
  await people.ask(olga, 'PATCH', at(`/messages/${seq}`), { text: `@${tom.username}, look.` });
  expect(await meant(tom)).toEqual([1, 1, 1]);
});

it('means nobody by the words of somebody limited, of somebody blocked, or of a group that one has left', async () => {
  const { tom, ida, group, post, read, meant } = await scene();
  const { seq } = await post(ida, `@${tom.username}`);
  expect(await meant(tom)).toEqual([1, 1, 1]);
  await people.ask(tom, 'PUT', `/api/me/blocks/${ida.username}`);
  expect(await meant(tom)).toEqual([0, 0, 0]);
  const { mentions } = await post(ida, `Hey, @${tom.username}!`);
  expect(mentions).toEqual([]);
  await people.ask(tom, 'DELETE', `/api/me/blocks/${ida.username}`);
  expect(await meant(tom)).toEqual([1, 1, 1]);
  await run(`update users set standing = 'limited' where id = $1`, [ida.id]);
  expect(await meant(tom)).toEqual([0, 0, 0]);
  await post(ida, `Now then, @${tom.username}.`);
  await run(`update users set standing = 'good' where id = $1`, [ida.id]);
  expect(await meant(tom)).toEqual([1, 1, 1]);
  await people.on(tom, 'DELETE', group.id, '/membership');
  expect((await meant(tom))[0]).toBe(0);
  await read(tom, seq);
});

it('calls everybody by the word of a moderator, once an hour, without a row for anybody', async () => {
  const { olga, tom, ida, post, read, meant } = await scene();
  await read(tom, 0);
  expect(await post(ida, 'Everybody up, @all!')).toMatchObject({ isCall: false });
  expect(await meant(tom)).toEqual([0, 0, 0]);
  expect(await post(olga, 'Meeting at noon, @all.')).toMatchObject({ isCall: true });
  expect(await meant(tom)).toEqual([1, 1, 1]);
  expect((await run('select from channel_mentions where user_id = $1', [tom.id])).rowCount).toBe(0);
  await read(tom, 2);
  later(59);
  expect(await post(olga, 'At noon, @all!')).toMatchObject({ isCall: false });
  expect(await meant(tom)).toEqual([0, 0, 0]);
  later(2);
  expect(await post(olga, 'It is noon, @all.')).toMatchObject({ isCall: true });
  expect(await meant(tom)).toEqual([1, 1, 1]);
});

it('counts nothing of a channel that one has muted but where it stands', async () => {
  const { olga, tom, group, channelId, post, read, meant } = await scene();
  await read(tom, 0);
  const set = (level: string) => people.on(tom, 'PUT', group.id, `/channels/${channelId}/notify`, { level });
  expect((await set('none')).statusCode).toBe(204);
  await post(olga, `@${tom.username}?`);
  expect(await meant(tom)).toEqual([0, 0, 1]);
  expect(await people.mine(tom)).toMatchObject([{ unread: 0, hasNews: false }]);
  expect((await people.read(tom, group.id)).members?.channels).toMatchObject([{ unread: 1, notify: 'none' }]);
  await set('mentions');
  expect(await meant(tom)).toEqual([1, 1, 1]);
  await run('update group_stats set member_count = 201 where group_id = $1', [group.id]);
  expect((await set('all')).json().error.code).toBe('groups.too_large_to_hear');
  expect((await people.read(tom, group.id)).can.hearAll).toBe(false);
});

/** What is told under the bell, and to whom mails go once they are due. */
async function told(who: TestPerson): Promise<{ kind: string; isRead: boolean }[]> {
  await workOff(world);
  const { items } = (await people.ask(who, 'GET', '/api/notifications')).json();
  return items.map(({ kind, isRead, path, actor, count }: Record<string, unknown>) => ({
    kind,
    isRead,
    path,
    actor,
    count,
  }));
}

async function mailsTo(who: TestPerson): Promise<string[]> {
  const { rows } = await run(
    'select mailed_at from notifications where user_id = $1 and mailed_at is not null',
    [who.id],
  );
  return rows;
}

test('a mention notifies its member once until the message is read', async () => {
  const { olga, tom, ida, group, channelId, at, post, read } = await scene();
  const { seq } = await post(olga, `A secret for @${tom.username}.`);
  const actor = { name: olga.name, username: olga.username };
  const path = `/groups/${group.id}?channel=${channelId}`;
  const line = { kind: 'group_mention', path, actor, count: 1 };
  expect(await told(tom)).toEqual([{ ...line, isRead: false }]);
  expect(await told(ida)).toEqual([]);
  await people.ask(olga, 'PATCH', at(`/messages/${seq}`), { text: `A secret for @${tom.username}!` });
  expect(await told(tom)).toEqual([{ ...line, isRead: false }]);
  await read(tom, seq);
  expect(await told(tom)).toEqual([{ ...line, isRead: true }]);
});

test('a notification distinguishes a reply from a mention', async () => {
  const { olga, tom, ida, post, read } = await scene();
  const details = async () => {
    await workOff(world);
    return (await people.ask(tom, 'GET', '/api/notifications')).json().items[0].details;
  };
  await post(olga, `Welcome, @${tom.username}.`);
  expect(await details()).toEqual({ variant: 'mention' });
  const { seq } = await post(tom, 'Thank you!');
  await post(ida, 'Hello to you too.', seq);
  expect(await details()).toEqual({ variant: 'reply' });
  await read(tom, seq + 1);
  await post(ida, `Are you there, @${tom.username}?`, seq);
  expect(await details()).toEqual({ variant: 'mention' });
});

it('mails after five minutes what is still unread, of somebody who is still there', async () => {
  const { olga, tom, ida, group, at, post, read } = await scene();
  const due = async () => {
    await workOff(world);
    later(6);
    await gatherDue.run(world.jobCtx, {});
    return [(await mailsTo(tom)).length, (await mailsTo(ida)).length];
  };
  const first = await post(olga, `@${tom.username}, @${ida.username}`);
  await workOff(world);
  await read(tom, first.seq);
  await people.on(ida, 'DELETE', group.id, '/membership');
  expect(await due()).toEqual([0, 0]);
  await people.join(ida, group.id);
  await read(ida, first.seq);
  const second = await post(olga, `Again: @${tom.username}, @${ida.username}`);
  await workOff(world);
  await people.ask(tom, 'PUT', `/api/me/blocks/${olga.username}`);
  await people.ask(olga, 'DELETE', at(`/messages/${second.seq}`));
  expect(await due()).toEqual([0, 0]);
  await people.ask(tom, 'DELETE', `/api/me/blocks/${olga.username}`);
  await post(olga, `Once more: @${tom.username}, @${ida.username}`);
  expect(await due()).toEqual([1, 1]);
});

it('tells of every message those who asked for it, once until they look, and those who are meant only of that', async () => {
  const { olga, tom, ida, group, channelId, post, read } = await scene();
  for (const who of [tom, ida]) {
    await read(who, 0);
    await people.on(who, 'PUT', group.id, `/channels/${channelId}/notify`, { level: 'all' });
  }
  await post(olga, `Good morning, @${ida.username}.`);
  await post(olga, 'And good day.');
  expect(await told(tom)).toMatchObject([{ kind: 'group_message', count: 1, isRead: false }]);
  expect(await told(ida)).toMatchObject([{ kind: 'group_mention', count: 1, isRead: false }]);
  expect(await told(olga)).toEqual([]);
  await read(tom, 2);
  expect(await told(tom)).toMatchObject([{ kind: 'group_message', isRead: true }]);
  await post(olga, 'Good evening.');
  expect(await told(tom)).toMatchObject([{ kind: 'group_message', count: 1, isRead: false }]);
});
