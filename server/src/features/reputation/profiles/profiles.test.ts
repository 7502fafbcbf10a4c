import {
  badgeNames,
  counterNames,
  makerCounters,
  testerCounters,
} from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, codeOf, memberOf, tom } from '../../../testing/people/members.ts';
import { maya, signUp } from '../../../testing/people/people.ts';
import { newMember, newProject } from '../../../testing/projects/projects.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let asMaya: Browser;
let asTom: Browser;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  asMaya = await memberOf(world, app);
  asTom = await memberOf(world, app, tom);
});
afterAll(() => world.close());
beforeEach(() => world.database.db.deleteFrom('profiles').execute());

const edit = (changes: object) => asMaya.ask('PATCH', '/api/me/profile', changes);
const look = ({ ask }: Browser) => ask('GET', `/api/profiles/${maya.username}`);

it('finds whoever may be looked at by the beginning of their name, and nobody who is private', async () => {
  const found = async () => {
    // Search by part of a name finds an account after one day.
    const today = world.clock.now;
    world.clock.now = new Date(today.getTime() + 2 * 86_400_000);
    const { items } = (await asTom.ask('GET', '/api/finds/people?query=MAY')).json() as {
      items: { username: string }[];
    };
    world.clock.now = today;
    return items.map(({ username }) => username);
  };
  expect(await found()).toEqual([maya.username]);
  await edit({ visibility: 'private' });
  expect(await found()).toEqual([]);
});

describe('what one says about oneself', () => {
  it('is silent and visible before the first word', async () => {
    const own = {
      bio: '',
      location: '',
      avatar: null,
      visibility: 'visible',
      interests: [],
    };
    expect((await asMaya.ask('GET', '/api/me/profile')).json()).toEqual(own);
    expect((await edit({})).json()).toEqual(own);
    expect(await world.database.db.selectFrom('profiles').select('userId').execute()).toEqual([]);
  });

  it('changes field by field, and the rest stays', async () => {
    await edit({ bio: '  Bread, and what goes with it.\n' });
    await edit({ location: 'Lyon' });
    await edit({ interests: ['food', 'local'] });
    const own = (await edit({ visibility: 'private' })).json();
    expect(own).toEqual({
      bio: 'Bread, and what goes with it.',
      location: 'Lyon',
      avatar: null,
      visibility: 'private',
      interests: ['food', 'local'],
    });
    expect((await asTom.ask('GET', '/api/me/profile')).json().bio).toBe('');
  });

  it('takes each of the thirteen categories, and none', async () => {
    expect((await edit({ interests: categories })).json().interests).toEqual(categories);
    expect((await edit({ interests: [] })).json().interests).toEqual([]);
  });

  it('loses nothing when several fields are saved at once', async () => {
    await Promise.all([edit({ bio: 'Bread' }), edit({ location: 'Lyon' }), edit({ interests: ['food'] })]);
    const own = (await asMaya.ask('GET', '/api/me/profile')).json();
    expect(own).toMatchObject({ bio: 'Bread', location: 'Lyon', interests: ['food'] });
  });

  it.each([
    { bio: 'x'.repeat(301) },
    { location: 'x'.repeat(81) },
    { visibility: 'hidden' },
    { interests: ['cooking'] },
    { interests: ['food', 'food'] },
    { avatarFolder: 'avatars/0' },
    { userId: '00000000-0000-4000-8000-000000000001' },
  ])('refuses %j', async (changes) => {
    expect(codeOf(await edit(changes))).toBe('request.invalid');
  });
});

describe('a profile', () => {
  it('shows who somebody is, with every counter and badge, and nothing that is theirs alone', async () => {
    await edit({ bio: 'Bread.', location: 'Lyon', interests: ['food'] });
    const profile = (await look(asTom)).json();
    expect(profile).toEqual({
      username: 'maya',
      name: 'Maya Roux',
      role: 'both',
      joinedOn: '2026-11-16',
      isTakenDown: false,
      bio: 'Bread.',
      location: 'Lyon',
      avatar: null,
      visibility: 'visible',
      counters: [
        ...testerCounters.map((name) => ({ name, shownAs: 'few', count: 5 })),
        ...makerCounters.map((name) => ({ name, shownAs: 'exact', count: 0 })),
      ],
      badges: badgeNames.map((name) => ({ name, level: null })),
      isBlocked: false,
      can: { edit: false },
    });
  });

  it('shows its owner exact counters', async () => {
    const { counters }: Profile = (await look(asMaya)).json();
    expect(counters).toEqual(counterNames.map((name) => ({ name, shownAs: 'exact', count: 0 })));
  });

  it('stays as it is while its owner is suspended', async () => {
    await edit({ bio: 'Bread.' });
    const stand = (standing: string) =>
      world.database.pool.query('update users set standing = $1 where id = $2', [standing, asMaya.userId]);
    await stand('suspended');
    expect(codeOf(await edit({ bio: 'Buy now.' }))).toBe('accounts.suspended');
    await stand('good');
    expect((await look(asMaya)).json()).toMatchObject({ bio: 'Bread.' });
    await edit({ bio: '' });
  });

  it('shows what its owner shows to everybody, newest first, and nothing of a private one', async () => {
    const owner = { ...(await newMember(world, 'poster')), id: asMaya.userId };
    const ids = [await newProject(world, owner), await newProject(world, owner)];
    await asMaya.ask('PUT', `/api/projects/${await newProject(world, owner)}/visibility`, { isHidden: true });
    const list = async ({ ask }: Browser) => ask('GET', `/api/profiles/${maya.username}/projects`);
    const shown = (await list(asTom)).json();
    expect([shown.items.map(({ id }: { id: string }) => id), shown.next]).toEqual([ids.toReversed(), null]);
    expect((await list(asMaya)).json()).toEqual(shown);

    await edit({ visibility: 'private' });
    expect(codeOf(await list(asTom))).toBe('profiles.private');
    expect((await list(asMaya)).json()).toEqual(shown);
    await edit({ visibility: 'visible' });
  });

  it('that is private is its owner’s alone', async () => {
    await edit({ bio: 'Secret bread.', visibility: 'private' });
    const refused = await look(asTom);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'profiles.private']);
    expect(refused.json().error.message).toBe('Private profile');
    expect(refused.body).not.toContain('bread');
    expect((await look(asMaya)).json()).toMatchObject({ visibility: 'private', can: { edit: true } });
    await edit({ visibility: 'visible' });
    expect((await look(asTom)).statusCode).toBe(200);
  });

  it('of somebody who never confirmed an address is nobody’s', async () => {
    await signUp(app, { ...maya, username: 'ghost', email: 'ghost@example.org' });
    const answer = await asTom.ask('GET', '/api/profiles/ghost');
    expect([answer.statusCode, answer.json().error.message]).toEqual([404, 'Profile not found']);
  });

  it('is for members only', async () => {
    const guest = await app.inject({ url: '/api/profiles/maya' });
    expect([guest.statusCode, codeOf(guest)]).toEqual([401, 'accounts.signed_out']);
  });
});
