import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { makePerson } from '../../../testing/people/makers-and-testers.ts';
import type { LifeSoFar } from '../../../testing/whole-life.ts';

/** Two write to each other, name each other, react and pin. The friend is nobody else’s: by now the neighbour is blocked. */
export async function live({ world, ask, askAs, person }: LifeSoFar): Promise<void> {
  const friend = await makePerson(world, 'penfriend');
  const answer = askAs(friend.cookie);
  const { channelId } = (await ask('PUT', `/api/conversations/with/${friend.username}`)).json();
  const at = (path: string) => `/api/channels/${channelId}${path}`;
  const send = (who: typeof ask, text: string) =>
    who('POST', at('/messages'), { id: uuidV7(randomUUID()), text });
  await send(ask, `Dear @${friend.username}, shall we meet in Brest?`);
  await send(answer, `Gladly, @${person.username}.`);
  await send(ask, 'At the harbour.');
  await ask('PUT', at('/messages/2/reactions/heart'));
  await answer('PUT', at('/messages/1/reactions/heart'));
  await ask('PUT', at('/messages/2/pin'));
  await ask('PUT', at('/mark'), { seq: 2 });
}
