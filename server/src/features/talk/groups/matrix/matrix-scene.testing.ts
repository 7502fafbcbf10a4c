import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { makeAdmin } from '../../../../testing/people/make-admin.ts';
import { makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../../testing/world.ts';
import { atTheDoors } from '../doors.testing.ts';
import { groupPeople } from '../groups.testing.ts';

/** The columns of the table in the README: what somebody is to the group in question, and which group that is. */
export const roles = {
  owner: 'listed',
  moderator: 'listed',
  member: 'listed',
  limited: 'listed',
  'at a public one': 'public',
  'at a listed one': 'listed',
  'at an unlisted one': 'unlisted',
  banned: 'listed',
  suspended: 'listed',
  admin: 'unlisted',
} as const;

export type Role = keyof typeof roles;
type Kind = (typeof roles)[Role];

/** In everything that is inside a group: whoever may not read it must not be told any of it. */
export const canary = 'kittiwake';

interface Place {
  groupId: string;
  /** The general one, and one more. */
  channelIds: string[];
  inviteId: string;
  joinCode: string;
  askCode: string;
  /** Whoever asked is in no other row of the table. */
  requestId: string;
  /** By whoever wrote it; `second` is a moderator, `third` an owner, `fourth` a member, whoever asks. */
  seqs: Record<string, number>;
}

/** What one cell of the table is about. */
export interface Cell extends Place {
  actor: TestPerson;
  /** The actor’s, if they could write one, else a member’s. */
  ownSeq: number;
  /** Not shared yet. */
  ownProjectId: string;
  /** Nobody’s who asks. */
  othersProjectId: string;
  /** Shared by an owner. */
  projectId: string;
  names: Record<'owner' | 'moderator' | 'member' | 'outsider', string>;
}

const kinds: readonly Kind[] = ['public', 'listed', 'unlisted'];
const inside = ['owner', 'moderator', 'member', 'limited', 'suspended', 'second', 'third', 'fourth'] as const;

/** Three groups with the same people in them, and one person for each column. */
export async function setMatrix(world: World, app: () => FastifyInstance) {
  const people = groupPeople(world, app);
  const doors = atTheDoors(world, app);
  const owner = await people.person();
  const who = { owner } as Record<string, TestPerson>;
  for (const name of [...inside, 'outsider', 'banned', 'asker', 'admin'])
    who[name] ??= await people.person({ ...(name === 'limited' && { standing: 'limited' }) });
  const of = (name: string) => who[name] ?? owner;
  await makeAdmin(world, of('admin').id);
  const projectId = await makeProject(world, owner.id);
  const projects = new Map<string, string>();
  for (const [name, { id }] of Object.entries(who)) projects.set(name, await makeProject(world, id));

  const places = new Map<Kind, Place>();
  for (const kind of kinds) {
    const visibility = kind === 'public' ? 'public' : 'private';
    const isListed = kind !== 'unlisted';
    const group = await people.create(owner, { visibility, isListed, description: '' });
    await people.on(owner, 'POST', group.id, '/channels', { name: canary });
    await settle(world, group.id, who);
    const channels = (await people.read(owner, group.id)).members?.channels ?? [];
    const channelIds = channels.map(({ id }) => id);
    const seqs: Record<string, number> = {};
    for (const name of ['owner', 'moderator', 'member', 'limited', 'suspended', 'second', 'third', 'fourth'])
      seqs[name] = (await people.send(of(name), channelIds[0] ?? '', `${canary} ${name}`)).json().seq;
    await people.on(owner, 'PUT', group.id, `/projects/${projectId}`);
    const { id: inviteId, code: joinCode } = await doors.invite(owner, group);
    const { code: askCode } = await doors.invite(owner, group, { grants: 'ask' });
    await doors.request(of('asker'), group, { text: canary, code: askCode });
    const [request] = await doors.requests(owner, group);
    places.set(kind, {
      groupId: group.id,
      channelIds,
      inviteId,
      joinCode,
      askCode,
      requestId: request?.id ?? randomUUID(),
      seqs,
    });
  }
  await world.database.pool.query("update users set standing = 'suspended' where id = $1", [
    of('suspended').id,
  ]);

  return {
    cell(role: Role): Cell {
      const name = role.startsWith('at ') ? 'outsider' : role;
      const place = places.get(roles[role]);
      if (!place) throw new Error(`There is no ${roles[role]} group.`);
      return {
        ...place,
        actor: of(name),
        ownSeq: place.seqs[name] ?? place.seqs['member'] ?? 0,
        ownProjectId: projects.get(name) ?? projectId,
        othersProjectId: projects.get('fourth') ?? projectId,
        projectId,
        names: {
          owner: of('third').username,
          moderator: of('second').username,
          member: of('fourth').username,
          outsider: of('asker').username,
        },
      };
    },
  };
}

/** Who is in the group, and who is banned from it. */
async function settle({ database, clock }: World, groupId: string, who: Record<string, TestPerson>) {
  const ranks: Record<string, string> = { moderator: 'moderator', second: 'moderator', third: 'owner' };
  for (const name of inside.slice(1))
    await database.pool.query(
      'insert into group_members (user_id, group_id, role, joined_at) values ($1, $2, $3, $4)',
      [who[name]?.id, groupId, ranks[name] ?? 'member', clock.now],
    );
  await database.pool.query('update group_stats set member_count = $2 where group_id = $1', [
    groupId,
    inside.length,
  ]);
  await database.pool.query('insert into group_bans (group_id, user_id, at) values ($1, $2, $3)', [
    groupId,
    who['banned']?.id,
    clock.now,
  ]);
}
