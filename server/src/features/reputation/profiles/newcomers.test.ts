import { randomUUID } from 'node:crypto';
import { limits } from '@firstlight/contract/reputation/profiles/profile-use-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asker, makePerson } from '../../../testing/people/makers-and-testers.ts';
import { maya, verifiedPerson } from '../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
const ask = asker(() => app);

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
afterAll(() => world.close());

it('finds nobody by the beginning of their name before their account is two days old', async () => {
  const reader = await makePerson(world, 'reader');
  await makePerson(world, 'newcomer_one', { days: 1.9 });
  await makePerson(world, 'newcomer_two', { days: 2.1 });
  const { items } = (await ask(reader, 'GET', '/api/finds/people?query=newcomer')).json();
  expect(items.map(({ username }: { username: string }) => username)).toEqual(['newcomer_two']);
});

it.each(['limited', 'suspended'] as const)(
  'has for nobody else a person who is %s, neither by search nor at their address',
  async (standing) => {
    const reader = await makePerson(world, `reads_${standing}`);
    const person = await makePerson(world, `is_${standing}`, { standing });
    expect((await ask(reader, 'GET', `/api/finds/people?query=is_${standing}`)).json().items).toEqual([]);
    const nobody = await ask(reader, 'GET', '/api/profiles/nobody_ever');
    for (const path of ['', '/projects']) {
      const answer = await ask(reader, 'GET', `/api/profiles/${person.username}${path}`);
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'profiles.not_found']);
      expect(Object.keys(answer.json().error)).toEqual(Object.keys(nobody.json().error));
    }
  },
);

it('has for a limited person their own page', async () => {
  const person = await makePerson(world, 'limited_reader', { standing: 'limited' });
  expect((await ask(person, 'GET', '/api/profiles/limited_reader')).json().username).toBe(person.username);
});

it('notes that a newcomer is seen under their name when they confirm their address', async () => {
  await verifiedPerson(world, app);
  const { rows } = await world.database.pool.query(
    'select username from named_acts join users on users.id = user_id',
  );
  expect(rows).toEqual([{ username: maya.username }]);
});

it('lets one person look for others so often a day that nobody writes out everybody', () => {
  const seconds = limits['profiles.find'].windows.map((window) => window.seconds);
  expect(Math.max(...seconds)).toBe(86_400);
});
