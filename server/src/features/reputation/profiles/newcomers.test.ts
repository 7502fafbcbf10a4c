import { randomUUID } from 'node:crypto';
import { limits } from '@firstlight/contract/reputation/profiles/profile-use-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asker, makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
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

describe('search by part of a name', () => {
  const found = async (reader: TestPerson, query: string) =>
    (await ask(reader, 'GET', `/api/finds/people?query=${query}`))
      .json()
      .items.map(({ username }: { username: string }) => username);

  it('finds an account after one day', async () => {
    const reader = await makePerson(world, 'reader');
    await makePerson(world, 'newcomer_one', { days: 0.9 });
    await makePerson(world, 'newcomer_two', { days: 1.1 });
    expect(await found(reader, 'newcomer')).toEqual(['newcomer_two']);
  });

  it('finds an exact username at once', async () => {
    const reader = await makePerson(world, 'exact_reader');
    await makePerson(world, 'just_came', { days: 0 });
    expect(await found(reader, 'just_cam')).toEqual([]);
    expect(await found(reader, 'just_came')).toEqual(['just_came']);
    expect(await found(reader, 'Just_Came')).toEqual(['just_came']);
  });
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

it('lets one person look for others so often a day that nobody writes out everybody', () => {
  const seconds = limits['profiles.find'].windows.map((window) => window.seconds);
  expect(Math.max(...seconds)).toBe(86_400);
});
