import { randomUUID } from 'node:crypto';
import { makePerson } from '../../../testing/people/makers-and-testers.ts';
import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { placeOfRequest } from './personal/place-of-request.ts';

const form = { name: 'Harbour makers', description: 'Tills and boats.', categories: ['local'] };

/** Makes a group and freezes it, invites to it and shares a project there, joins another’s and writes there, is banned from a third, and asked at a fourth. */
export async function live({ world, ask, askAs, person, ownProject }: LifeSoFar): Promise<void> {
  const host = await makePerson(world, 'grouphost');
  const welcome = askAs(host.cookie);
  const open = async (who: typeof ask, name: string): Promise<string> =>
    (await who('POST', '/api/groups', { ...form, name, visibility: 'public' })).json().id;
  const own = await open(ask, 'My own circle');
  await welcome('PUT', `/api/groups/${own}/membership`);
  await ask('PUT', `/api/groups/${own}/freeze`);
  await ask('PUT', `/api/groups/${own}/bans/neighbour`, { reason: 'Two of them said so.' });

  const joined = await open(welcome, 'Their circle');
  const { members } = (await ask('PUT', `/api/groups/${joined}/membership`)).json();
  const text = `Hello, @${host.username}`;
  await ask('POST', `/api/channels/${members.channels[0].id}/messages`, { id: randomUUID(), text });
  const closed = await open(welcome, 'A closed circle');
  await welcome('PUT', `/api/groups/${closed}/bans/${person.username}`, {});
  const asked = await open(welcome, 'An asked circle');
  await knock(world, { person, own, asked, ownProject });
}

interface Doors {
  person: LifeSoFar['person'];
  own: string;
  asked: string;
  ownProject: string;
}

/** What stands at the doors of groups. */
async function knock(world: LifeSoFar['world'], { person, own, asked, ownProject }: Doors): Promise<void> {
  const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);
  await run(
    `insert into group_invites (id, group_id, code_tag, code, made_by, made_at, expires_at)
     values (gen_random_uuid(), $1, '\\x01', '\\x02', $2, now(), now())`,
    [own, person.id],
  );
  const id = randomUUID();
  const place = placeOfRequest({ id, groupId: asked });
  const text = await world.engines.vault.seal(world.database.db, place, 'May I come in?');
  await run(
    'insert into access_requests (id, group_id, user_id, text, asked_at) values ($1, $2, $3, $4, now())',
    [id, asked, person.id, text],
  );
  await run(
    'insert into group_projects (group_id, project_id, shared_by, shared_at) values ($1, $2, $3, now())',
    [own, ownProject, person.id],
  );
}
