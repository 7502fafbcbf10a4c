import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { makePerson } from '../../../testing/people/makers-and-testers.ts';
import type { LifeSoFar } from '../../../testing/whole-life.ts';

const form = { name: 'Harbour makers', description: 'Tills and boats.', categories: ['local'] };

/** Makes a group and freezes it, writes on its card while nobody else reads it, joins another’s and writes there, is banned from a third, and uses every door. */
export async function live({ world, ask, askAs, person, ownProject }: LifeSoFar): Promise<void> {
  const host = await makePerson(world, 'grouphost');
  const welcome = askAs(host.cookie);
  const open = async (who: typeof ask, name: string): Promise<string> =>
    (await who('POST', '/api/groups', { ...form, name, visibility: 'public' })).json().id;
  const own = await open(ask, 'My own circle');
  await welcome('PUT', `/api/groups/${own}/membership`);
  await ask('PUT', `/api/groups/${own}/freeze`);
  await ask('PUT', `/api/groups/${own}/bans/neighbour`, { reason: 'Two of them said so.' });

  const stand = (standing: string) =>
    world.database.pool.query('update users set standing = $2 where id = $1', [person.id, standing]);
  await stand('limited');
  await ask('PATCH', `/api/groups/${own}`, { description: 'For me alone to read.' });
  await stand('good');

  const joined = await open(welcome, 'Their circle');
  const { members } = (await ask('PUT', `/api/groups/${joined}/membership`)).json();
  const text = `Hello, @${host.username}`;
  await ask('POST', `/api/channels/${members.channels[0].id}/messages`, { id: uuidV7(randomUUID()), text });
  await welcome('POST', `/api/channels/${members.channels[0].id}/messages`, {
    id: uuidV7(randomUUID()),
    text: `Welcome, @${person.username}`,
  });
  const closed = await open(welcome, 'A closed circle');
  await welcome('PUT', `/api/groups/${closed}/bans/${person.username}`, {});

  // At the doors: invites both ways, asks elsewhere and takes a code, shares what is theirs.
  const knocked = (await welcome('POST', '/api/groups', { ...form, visibility: 'private' })).json().id;
  await ask('POST', `/api/groups/${knocked}/access-requests`, { text: 'I mend tills in Brest.' });
  await ask('POST', `/api/groups/${own}/invites`, {});
  const guest = await makePerson(world, 'doorguest');
  await ask('POST', `/api/groups/${own}/invites`, { username: guest.username });
  const quiet = (
    await welcome('POST', '/api/groups', { ...form, visibility: 'private', isListed: false })
  ).json().id;
  await welcome('POST', `/api/groups/${quiet}/invites`, { username: person.username });
  const { code } = (await welcome('POST', `/api/groups/${quiet}/invites`, {})).json();
  await ask('POST', `/api/group-invites/${code}/uses`);
  await ask('PUT', `/api/groups/${joined}/projects/${ownProject}`);
}
