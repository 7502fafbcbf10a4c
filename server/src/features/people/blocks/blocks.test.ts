import { blockLimits } from '@firstlight/contract/people/blocks/block-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let maya: TestPerson;
let tom: TestPerson;
beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  maya = await makePerson(world, 'maya');
  tom = await makePerson(world, 'tom');
});
afterAll(() => world.close());

const ask = (person: TestPerson, method: 'GET' | 'PUT' | 'DELETE', url: string) =>
  app.inject({ method, url, headers: { cookie: person.cookie } });
const block = (person: TestPerson, username: string) => ask(person, 'PUT', `/api/me/blocks/${username}`);
const listOf = async (person: TestPerson, after = '') =>
  (await ask(person, 'GET', `/api/me/blocks${after && `?after=${after}`}`)).json();

describe('blocking somebody', () => {
  it('is once however often it is asked, is the blocker’s alone to see, and ends when asked', async () => {
    for (const _ of [1, 2]) expect((await block(maya, 'tom')).statusCode).toBe(204);
    const since = world.clock.now.toISOString().slice(0, 10);
    expect(await listOf(maya)).toEqual({
      items: [{ username: 'tom', name: 'tom in full', since }],
      next: null,
    });
    expect(await listOf(tom)).toEqual({ items: [], next: null });
    for (const _ of [1, 2]) {
      expect((await ask(maya, 'DELETE', '/api/me/blocks/tom')).statusCode).toBe(204);
    }
    expect((await listOf(maya)).items).toEqual([]);
  });

  it('is refused of oneself and of nobody', async () => {
    expect((await block(maya, 'maya')).json().error.code).toBe('blocks.oneself');
    expect((await block(maya, 'nobody_here')).json().error.code).toBe('request.not_found');
  });

  it('shows on a profile to the blocker, and to the blocked person an ordinary one', async () => {
    const seenBy = async (person: TestPerson, username: string) =>
      (await ask(person, 'GET', `/api/profiles/${username}`)).json();
    const before = await seenBy(tom, 'maya');
    await block(maya, 'tom');
    expect(await seenBy(maya, 'tom')).toMatchObject({ username: 'tom', isBlocked: true });
    expect(await seenBy(tom, 'maya')).toEqual(before);
    await ask(maya, 'DELETE', '/api/me/blocks/tom');
    expect(await seenBy(maya, 'tom')).toMatchObject({ isBlocked: false });
  });

  it('tells nobody: it records no event, no job and no push', async () => {
    const { events, jobs, pushes } = world.happened;
    const before = [events.length, jobs.length, pushes.length];
    await block(maya, 'tom');
    await ask(maya, 'DELETE', '/api/me/blocks/tom');
    expect([events.length, jobs.length, pushes.length]).toEqual(before);
  });

  it('ends at as many people as a feed can bring along, also when two are blocked at once, and pages through them', async () => {
    const many = await makePerson(world, 'many');
    await world.database.pool.query(
      `with made as (
         insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
         select gen_random_uuid(), '\\x00', sha256(n::text::bytea), now(), 'crowd_' || n, 'Crowd', 'both', 'en', '', now()
         from generate_series(1, $2::int) as n returning id
       ) insert into blocks (blocker_id, blocked_id, since) select $1, id, $3 from made`,
      [many.id, blockLimits.most - 1, world.clock.now],
    );
    const answers = await Promise.all(['maya', 'tom'].map((username) => block(many, username)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect((await block(many, 'crowd_7')).statusCode).toBe(204);
    const seen = new Set<string>();
    let next = '';
    do {
      const page = await listOf(many, next);
      for (const { username } of page.items) seen.add(username);
      next = page.next ?? '';
    } while (next);
    expect(seen.size).toBe(blockLimits.most);
    expect((await ask(many, 'GET', '/api/me/blocks?after=somebody')).statusCode).toBe(400);
  });
});
