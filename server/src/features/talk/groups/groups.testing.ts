import { randomUUID } from 'node:crypto';
import type { Group, GroupMember, OwnGroup } from '@firstlight/contract/talk/groups/group.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { asker, makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../testing/world.ts';

type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';

/** People in groups, by the addresses that a browser asks. */
export function groupPeople(world: World, app: () => FastifyInstance) {
  const ask = asker(app);
  let made = 0;
  const form = { name: 'Harbour makers', description: 'Tills and boats.', categories: ['local'] };
  const at = (groupId: string, path = '') => `/api/groups/${groupId}${path}`;

  return {
    ask,
    form: { ...form, visibility: 'public' },
    /** Somebody whom no other test knows. */
    person(traits: Parameters<typeof makePerson>[2] = {}): Promise<TestPerson> {
      made += 1;
      return makePerson(world, `grouper_${made}`, traits);
    },
    async create(owner: TestPerson, more: object = {}): Promise<Group> {
      return (await ask(owner, 'POST', '/api/groups', { ...form, visibility: 'public', ...more })).json();
    },
    join: (who: TestPerson, groupId: string) => ask(who, 'PUT', at(groupId, '/membership')),
    on: (who: TestPerson, method: Method, groupId: string, path = '', body?: object) =>
      ask(who, method, at(groupId, path), body),
    async read(who: TestPerson, groupId: string): Promise<Group> {
      return (await ask(who, 'GET', at(groupId))).json();
    },
    async members(who: TestPerson, groupId: string, query = ''): Promise<GroupMember[]> {
      return (await ask(who, 'GET', at(groupId, `/members${query}`))).json().items;
    },
    async mine(who: TestPerson): Promise<OwnGroup[]> {
      return (await ask(who, 'GET', '/api/me/groups')).json().items;
    },
    send: (who: TestPerson, channelId: string, text: string) =>
      ask(who, 'POST', `/api/channels/${channelId}/messages`, { id: uuidV7(randomUUID()), text }),
  };
}

export const codeOf = (answer: { statusCode: number; json(): { error: { code: string } } }) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().error.code;
