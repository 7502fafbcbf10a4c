import { randomUUID } from 'node:crypto';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { asker, makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../testing/world.ts';

type Person = TestPerson;

/** People who talk, by the addresses that a browser asks. */
export function talkers(world: World, app: () => FastifyInstance) {
  const ask = asker(app);
  let made = 0;
  const at = (channelId: string, path = '') => `/api/channels/${channelId}${path}`;

  return {
    ask,
    /** Somebody whom no other test knows. */
    person(traits: Parameters<typeof makePerson>[2] = {}): Promise<Person> {
      made += 1;
      return makePerson(world, `talker_${made}`, traits);
    },
    async open(one: Person, other: Person): Promise<Conversation> {
      return (await ask(one, 'PUT', `/api/conversations/with/${other.username}`)).json();
    },
    send: (who: Person, channelId: string, text: string, more: { id?: string; replyTo?: number } = {}) =>
      ask(who, 'POST', at(channelId, '/messages'), { id: uuidV7(randomUUID()), text, ...more }),
    async log(who: Person, channelId: string, query = ''): Promise<Message[]> {
      return (await ask(who, 'GET', at(channelId, `/messages${query}`))).json().messages;
    },
    async changes(who: Person, channelId: string, from: { seq: number; rev: number }) {
      return (await ask(who, 'GET', at(channelId, `/changes?seq=${from.seq}&rev=${from.rev}`))).json();
    },
    change: (who: Person, method: 'PATCH' | 'DELETE' | 'PUT' | 'POST', path: string, body?: object) =>
      ask(who, method, `/api/channels/${path}`, body),
    async list(who: Person, box = 'inbox'): Promise<Conversation[]> {
      return (await ask(who, 'GET', `/api/conversations?box=${box}`)).json().items;
    },
  };
}
