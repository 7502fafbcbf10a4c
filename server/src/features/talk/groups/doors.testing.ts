import type { AccessRequest } from '@firstlight/contract/talk/groups/access-requests.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Invite } from '@firstlight/contract/talk/groups/invites.ts';
import type { FastifyInstance } from 'fastify';
import { asker, makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import type { World } from '../../../testing/world.ts';

type Person = TestPerson;

/** A private group and the people at its doors, by the addresses that a browser asks. */
export function atTheDoors(world: World, app: () => FastifyInstance) {
  const ask = asker(app);
  let made = 0;
  const inGroup = ({ id }: { id: string }, path: string) => `/api/groups/${id}${path}`;

  return {
    ask,
    /** Somebody whom no other test knows. */
    person(traits: Parameters<typeof makePerson>[2] = {}): Promise<Person> {
      made += 1;
      return makePerson(world, `visitor_${made}`, traits);
    },
    async group(owner: Person, more: object = {}): Promise<Group> {
      made += 1;
      const form = {
        name: `Quiet harbour ${made}`,
        description: '',
        categories: ['saas'],
        visibility: 'private',
      };
      return (await ask(owner, 'POST', '/api/groups', { ...form, ...more })).json();
    },
    async invite(who: Person, group: { id: string }, form: object = {}): Promise<Invite> {
      return (await ask(who, 'POST', inGroup(group, '/invites'), form)).json();
    },
    async invites(who: Person, group: { id: string }): Promise<Invite[]> {
      return (await ask(who, 'GET', inGroup(group, '/invites'))).json().items;
    },
    look: (who: Person, code: string) => ask(who, 'GET', `/api/group-invites/${encodeURIComponent(code)}`),
    join: (who: Person, code: string) =>
      ask(who, 'POST', `/api/group-invites/${encodeURIComponent(code)}/uses`),
    request: (who: Person, group: { id: string }, form: object = {}) =>
      ask(who, 'POST', inGroup(group, '/access-requests'), form),
    async requests(who: Person, group: { id: string }): Promise<AccessRequest[]> {
      return (await ask(who, 'GET', inGroup(group, '/access-requests'))).json().items;
    },
    answer: (who: Person, group: { id: string }, requestId: string, answer: 'approved' | 'declined') =>
      ask(who, 'PUT', inGroup(group, `/access-requests/${requestId}/answer`), { answer }),
    async role(who: Person, group: { id: string }): Promise<string | null | undefined> {
      return (await ask(who, 'GET', inGroup(group, ''))).json().role;
    },
    async news(who: Person) {
      await workOff(world);
      return (await ask(who, 'GET', '/api/notifications')).json().items;
    },
  };
}
