import { randomUUID } from 'node:crypto';
import { ask } from '../harness/ask.ts';
import type { TestMember } from '../harness/members.ts';
import { reachableMembers } from '../harness/reachable-members.ts';
import { runChild } from '../harness/servers/child.ts';
import { baseSettings, entry } from '../harness/settings.ts';
import type { ApiProcess, World } from '../harness/world.ts';
import { makeTalk, tryAsk } from './talkers.ts';

/** Two processes, and nothing that tells them of a right that was lost: what holds, holds by the commit. */
export interface RightsScene {
  world: World;
  apis: readonly [ApiProcess, ApiProcess];
}

/** A channel, somebody who is about to lose a right in it, and somebody who stays. */
export interface RightsPlace {
  channelId: string;
  groupId: string;
  stays: TestMember;
  loses: TestMember;
  /** Of whoever loses it. */
  username: string;
}

export interface RightsAct {
  make(scene: RightsScene): Promise<RightsPlace>;
  take(scene: RightsScene, place: RightsPlace): Promise<unknown>;
  /** Whether they may go on listening. */
  mayListen: boolean;
  /** Whether whoever stays can go on writing. */
  goesOn: boolean;
}

/**
 * Notices lead nowhere, and each moment at which a right is lost is kept with the channel's place: the head is locked from there to the commit, so that
 * what bears a greater number was committed after it.
 */
export async function openRightsScene(world: World): Promise<RightsScene> {
  await world.database.query(`create function pg_notify(text, text) returns void language sql as 'select'`);
  await world.database.query(
    `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
  );
  await world.database.query('create table moments (channel_id uuid, seq bigint, rev bigint)');
  await world.database.query(
    `create function keep_moment() returns trigger language plpgsql as
     $$ begin insert into moments values (new.channel_id, new.seq, new.rev); return null; end $$`,
  );
  await world.database.query(
    `create trigger moments after update of access_epoch on channel_heads for each row
     when (new.access_epoch <> old.access_epoch) execute function keep_moment()`,
  );
  const apis = await Promise.all([world.startApi(), world.startApi()]);
  return { world, apis };
}

const inGroup =
  (method: string, path: (place: RightsPlace) => string, json?: object): RightsAct['take'] =>
  ({ apis }, place) =>
    tryAsk(apis[0].url, `/api/groups/${place.groupId}${path(place)}`, place.stays, method, json);

export const rightsActs: Record<string, RightsAct> = {
  'removing somebody': {
    make: makeGroup,
    take: inGroup('DELETE', ({ username }) => `/members/${username}`),
    mayListen: false,
    goesOn: true,
  },
  'banning somebody': {
    make: makeGroup,
    take: inGroup('PUT', ({ username }) => `/bans/${username}`, {}),
    mayListen: false,
    goesOn: true,
  },
  freezing: { make: makeGroup, take: inGroup('PUT', () => '/freeze'), mayListen: true, goesOn: false },
  deleting: { make: makeGroup, take: inGroup('DELETE', () => ''), mayListen: false, goesOn: false },
  blocking: {
    make: makePair,
    take: ({ apis }, { username, stays }) => tryAsk(apis[1].url, `/api/me/blocks/${username}`, stays, 'PUT'),
    mayListen: true,
    goesOn: false,
  },
  suspending: { make: makeGroup, take: suspend, mayListen: false, goesOn: true },
};

async function makeGroup({ world, apis }: RightsScene): Promise<RightsPlace> {
  // Of whoever is suspended the mailbox is remembered.
  const members = reachableMembers(world);
  const [stays, loses] = (await members.make(2)) as [TestMember, TestMember];
  await members.close();
  const made = await ask(apis[0].url, '/api/groups', {
    method: 'POST',
    headers: { cookie: stays.cookie, 'idempotency-key': randomUUID() },
    json: { name: 'Harbour makers', description: '', categories: ['local'], visibility: 'public' },
  });
  const group = JSON.parse(made.text) as { id: string; members: { channels: [{ id: string }] } };
  await tryAsk(apis[1].url, `/api/groups/${group.id}/membership`, loses, 'PUT');
  const [{ id: channelId }] = group.members.channels;
  return { channelId, groupId: group.id, stays, loses, username: await nameOf(world, loses) };
}

async function makePair({ world }: RightsScene): Promise<RightsPlace> {
  const { channelId, people } = await makeTalk(world);
  const [loses, stays] = people;
  return { channelId, groupId: '', stays, loses, username: await nameOf(world, loses) };
}

/** By the act that decides, in a process of its own. */
async function suspend({ world }: RightsScene, { username }: RightsPlace): Promise<void> {
  const servers = {
    DATABASE_URL: world.database.url,
    REDIS_URL: world.redis.url,
    SMTP_URL: world.mailbox.url,
  };
  await runChild(process.execPath, [entry('impose-process'), username, 'suspension'], {
    env: { ...baseSettings(), ...servers },
  });
}

async function nameOf({ database }: World, { id }: TestMember): Promise<string> {
  const rows = await database.query<{ username: string }>('select username from users where id = $1', [id]);
  return rows[0]?.username ?? '';
}
