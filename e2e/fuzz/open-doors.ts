import { circleRules } from '@firstlight/contract/rules.ts';
import { ask } from '../processes/harness/ask.ts';
import { makeMembers, makeProject } from '../processes/harness/members.ts';
import type { World } from '../processes/harness/world.ts';
import type { Person } from './busy/busy-pair.ts';
import { group, project } from './busy/busy-pair.ts';

/** Private groups of the maker’s: one with invites and a shared project, one full enough for a test round, one where none is asked for yet, one at which the tester may ask, and two at which they have. */
export interface BusyDoors {
  /** A round is asked for on the project that is shared there. */
  inviting: { groupId: string; revocableId: string; code: string; roundId: string };
  /** Asked for where enough people are to hide among. */
  openableRoundId: string;
  /** With a project that is in no other group: one that is tested in a round cannot be asked for again. */
  askable: { groupId: string; projectId: string };
  /** One to enter, one that enough have entered, and one that nobody waits for. */
  circles: {
    enterable: { circleId: string; projectId: string; by: Person };
    full: string;
    cancellable: string;
  };
  unasked: string;
  withdrawable: string;
  answerable: { groupId: string; requestId: string };
}

export async function openDoors(
  world: World,
  url: string,
  { maker, tester, projectId }: { maker: Person; tester: Person; projectId: string },
): Promise<BusyDoors> {
  const by = async ({ cookie }: Pick<Person, 'cookie'>, method: string, path: string, json?: object) => {
    const { status, text } = await ask(url, path, { method, headers: { cookie }, ...(json && { json }) });
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
  const open = async (): Promise<string> =>
    (await by(maker, 'POST', '/api/groups', { ...group, visibility: 'private' })).id;
  const [inviting, full, askable, unasked, withdrawable, answerable] = [
    await open(),
    await open(),
    await open(),
    await open(),
    await open(),
    await open(),
  ];
  const invite = await by(maker, 'POST', `/api/groups/${inviting}/invites`, {});
  const revocable = await by(maker, 'POST', `/api/groups/${inviting}/invites`, {});
  const share = (groupId: string, id: string) => by(maker, 'PUT', `/api/groups/${groupId}/projects/${id}`);
  const askForRound = async (groupId: string): Promise<string> => {
    await share(groupId, projectId);
    return (await by(maker, 'POST', `/api/groups/${groupId}/rounds`, { projectId })).id;
  };
  const { id: askableProject } = await by(maker, 'POST', '/api/projects', project);
  await share(askable, askableProject);
  const others = await makeMembers(world, 8);
  await world.database.query(
    `insert into group_members (user_id, group_id, role, joined_at) select unnest($1::uuid[]), $2, 'member', now()`,
    [others.map(({ id }) => id), full],
  );
  const openCircle = async (groupId: string): Promise<string> =>
    (await by(maker, 'POST', `/api/groups/${groupId}/circles`, { days: 7 })).id;
  /** One that somebody may enter who did not sign up just now, as the maker did. */
  const awaitEntrant = async (groupId: string) => {
    const [member] = await makeMembers(world, 1);
    if (!member) throw new Error('nobody came');
    await world.database.query(
      `insert into group_members (user_id, group_id, role, joined_at) values ($1, $2, 'member', now())`,
      [member.id, groupId],
    );
    const own = await makeProject(world, member.id);
    await by(member, 'PUT', `/api/groups/${groupId}/projects/${own}`);
    return { circleId: await openCircle(groupId), projectId: own, by: { ...member, username: 'Someone' } };
  };
  const fillCircle = async (groupId: string): Promise<string> => {
    const circleId = await openCircle(groupId);
    const entrants = await makeMembers(world, circleRules.peopleMin);
    await world.database.query(
      `insert into group_members (user_id, group_id, role, joined_at) select unnest($1::uuid[]), $2, 'member', now()`,
      [entrants.map(({ id }) => id), groupId],
    );
    for (const who of entrants) {
      const own = await makeProject(world, who.id);
      await by(who, 'PUT', `/api/groups/${groupId}/projects/${own}`);
      await by(who, 'PUT', `/api/circles/${circleId}/entry`, { projectId: own });
    }
    return circleId;
  };
  for (const groupId of [withdrawable, answerable])
    await by(tester, 'POST', `/api/groups/${groupId}/access-requests`, { text: 'May I listen?' });
  const [request] = await world.database.query<{ id: string }>(
    'select id from access_requests where group_id = $1',
    [answerable],
  );
  return {
    inviting: {
      groupId: inviting,
      revocableId: revocable.id,
      code: invite.code,
      roundId: await askForRound(inviting),
    },
    openableRoundId: await askForRound(full),
    askable: { groupId: askable, projectId: askableProject },
    circles: {
      enterable: await awaitEntrant(askable),
      full: await fillCircle(full),
      cancellable: await openCircle(withdrawable),
    },
    unasked,
    withdrawable,
    answerable: { groupId: answerable, requestId: request?.id ?? '' },
  };
}
