import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { ask } from '../harness/ask.ts';
import { pushCanary } from '../harness/live.ts';
import { type OpenPage, openPage } from '../harness/live-page.ts';
import { makeMembers, makeProject, type TestMember } from '../harness/members.ts';
import { until } from '../harness/until.ts';
import type { ApiProcess, World } from '../harness/world.ts';
import { makeAdmins } from '../moderation/make-admins.ts';
import { messagesPath, tryAsk } from './talkers.ts';

export const hearers = [
  'owner',
  'moderator',
  'member',
  'limited',
  'parting',
  'outsider',
  'banned',
  'suspended',
  'admin',
] as const;
type Hearer = (typeof hearers)[number];

/** In what is said: whoever hears a frame without it has heard no word. */
export const canary = 'kittiwake';

/** One group, one person for each column, whose pages are open at another process than the one at which things happen. */
export async function setHearers(world: World, at: ApiProcess, elsewhere: ApiProcess) {
  const made = await makeMembers(world, hearers.length - 1);
  const [admin] = await makeAdmins(world);
  const who = Object.fromEntries(hearers.map((name, index) => [name, made[index] ?? admin])) as Record<
    Hearer,
    TestMember
  >;
  const act = async (name: Hearer, method: string, path: string, json?: object) => {
    const headers = { cookie: who[name].cookie, 'idempotency-key': randomUUID() };
    const answer = await ask(at.url, path, { method, headers, ...(json && { json }) });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.text ? JSON.parse(answer.text) : undefined;
  };
  const names = new Map(
    (await world.database.query<{ id: string; username: string }>('select id, username from users')).map(
      ({ id, username }) => [id, username],
    ),
  );
  const nameOf = (name: Hearer) => names.get(who[name].id) ?? '';
  const form = { name: 'Harbour makers', description: '', categories: ['local'], visibility: 'public' };
  const group = await act('owner', 'POST', '/api/groups', form);
  const channelId: string = group.members.channels[0].id;
  const place = `/api/groups/${group.id}`;
  for (const name of ['moderator', 'member', 'limited', 'parting', 'suspended'] as const)
    await act(name, 'PUT', `${place}/membership`);
  await act('owner', 'PUT', `${place}/members/${nameOf('moderator')}/role`, { role: 'moderator' });
  await act('owner', 'PUT', `${place}/bans/${nameOf('banned')}`, {});
  await act('parting', 'PUT', `/api/me/blocks/${nameOf('owner')}`);
  for (const standing of ['limited', 'suspended'] as const)
    await world.database.query('update users set standing = $2 where id = $1', [who[standing].id, standing]);
  const projectId = await makeProject(world, who.owner.id);
  await act('owner', 'PUT', `${place}/projects/${projectId}`);

  const pages = {} as Record<Hearer, OpenPage>;
  for (const name of hearers) {
    pages[name] = openPage(elsewhere, who[name].cookie);
    await pages[name].follow(['me', `group:${group.id}`, `channel:${channelId}`]);
  }
  const say = (name: Hearer, text: string) =>
    act(name, 'POST', messagesPath(channelId), { id: uuidV7(randomUUID()), text });

  const acts: Record<string, () => Promise<unknown>> = {
    'the owner sends': () => say('owner', canary),
    'somebody limited sends': () => say('limited', canary),
    'the owner writes': () => tryAsk(at.url, `/api/channels/${channelId}/typing`, who.owner, 'POST'),
    'the owner names the member': () => say('owner', `@${nameOf('member')}`),
    'the member reads': () => act('member', 'PUT', `/api/channels/${channelId}/mark`, { seq: 1 }),
    'the card changes': () => act('owner', 'PATCH', place, { name: `Harbour ${randomUUID().slice(0, 8)}` }),
    'the member becomes a moderator': () =>
      act('owner', 'PUT', `${place}/members/${nameOf('member')}/role`, { role: 'moderator' }),
    'the owner writes to the member alone': async () => {
      const talk = await act('owner', 'PUT', `/api/conversations/with/${nameOf('member')}`);
      return act('owner', 'POST', messagesPath(talk.channelId), { id: uuidV7(randomUUID()), text: canary });
    },
  };

  return {
    acts,
    pages,
    /** What was rung before has been heard, by whoever may: a canary on one's own topic comes after it. */
    async settle(mark: number): Promise<void> {
      const signedIn = hearers.filter((name) => pages[name].followed.has('me'));
      for (const name of signedIn) await pushCanary(at.url, `me:${who[name].id}`, mark);
      await until('all to hear the canary', () =>
        signedIn.every((name) =>
          pages[name].heard.some(
            ([event, payload]) => event === 'test.canary' && (payload as { mark: number }).mark === mark,
          ),
        ),
      );
    },
  };
}
