import { ask } from '../processes/harness/ask.ts';
import type { World } from '../processes/harness/world.ts';
import type { Person } from './busy/busy-pair.ts';
import { group } from './busy/busy-pair.ts';

/** Private groups of the maker’s: one with invites and a shared project, one at which the tester may ask, and two at which they have. */
export interface BusyDoors {
  inviting: { groupId: string; revocableId: string; code: string };
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
  const [inviting, unasked, withdrawable, answerable] = [
    await open(),
    await open(),
    await open(),
    await open(),
  ];
  const invite = await by(maker, 'POST', `/api/groups/${inviting}/invites`, {});
  const revocable = await by(maker, 'POST', `/api/groups/${inviting}/invites`, {});
  await by(maker, 'PUT', `/api/groups/${inviting}/projects/${projectId}`);
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
    },
    unasked,
    withdrawable,
    answerable: { groupId: answerable, requestId: request?.id ?? '' },
  };
}
