import { everyCategory } from '@firstlight/contract/categories.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, type World } from '../src/testing/world.ts';
import { seedDemo } from './demo.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const languages = async () => {
  const rows = await world.database.db.selectFrom('contactMessages').select('language').execute();
  return rows.map(({ language }) => language).toSorted();
};

it('puts a world in both languages into an empty database, through the product’s own acts', async () => {
  expect(await seedDemo(world.ctx)).toBe(true);
  expect(new Set(await languages())).toEqual(new Set(['en', 'fr']));
  const names = world.happened.events.map(({ name }) => name);
  expect(new Set(names)).toEqual(
    new Set([
      'account.opened',
      'comments.written',
      'contact.received',
      'feedback.given',
      'feedback.marked',
      'feedback.replied',
      'iterations.published',
      'profile.avatar_changed',
      'project.cover_changed',
      'project.published',
      'reactions.changed',
    ]),
  );
}, 60_000);

it('gives people bios, interests and pictures, and lets one of them stay private', async () => {
  const profiles = await world.database.db.selectFrom('profiles').selectAll().execute();
  expect(profiles.every(({ bio, interests }) => bio !== '' && interests.length > 0)).toBe(true);
  expect(profiles.filter(({ visibility }) => visibility === 'private')).toHaveLength(1);
  const folders = profiles.flatMap(({ avatarFolder }) => avatarFolder ?? []);
  expect(folders.length).toBeGreaterThan(2);
  for (const folder of folders) expect(await world.engines.files.exists(`${folder}/256.webp`)).toBe(true);
});

it('has projects in every category and in both languages, with what Markdown can do', async () => {
  const rows = await world.database.db
    .selectFrom('projects')
    .select(['categories', 'language', 'description', 'demoType'])
    .execute();
  expect(rows.length).toBeGreaterThanOrEqual(24);
  expect(rows.reduce((all, { categories }) => all | categories, 0)).toBe(everyCategory);
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'fr']));
  expect(new Set(rows.map(({ demoType }) => demoType)).size).toBe(6);
});

it('has one project that earned Validated and three testers who earned a badge, by the nights’ own count', async () => {
  const { rows } = await world.database.pool.query(
    `select name from projects join project_stats on project_id = id where validated`,
  );
  expect(rows).toEqual([{ name: 'Tideline' }]);
  const { rows: badges } = await world.database.pool.query(
    `select username, badge, level from badges join users on id = user_id where granted_at <= $1 order by 1`,
    [world.clock.now],
  );
  expect(badges).toEqual(
    ['camille', 'daniel', 'sofia'].map((username) => ({ username, badge: 'explorer', level: 2 })),
  );
});

it('gives eight of them covers, small enough to be fetched by the dozen, with words for who does not see them', async () => {
  const rows = await world.database.db
    .selectFrom('projects')
    .select(['coverKey', 'coverAlt'])
    .where('coverKey', 'is not', null)
    .execute();
  expect(rows).toHaveLength(8);
  expect(rows.every(({ coverAlt }) => coverAlt !== '')).toBe(true);
  for (const { coverKey } of rows) {
    const small = await world.engines.files.get(`${coverKey}/600.webp`);
    expect(small?.bytes).toBeLessThan(30_000);
  }
});

it('leaves a database alone where somebody already is', async () => {
  const before = await languages();
  expect(await seedDemo(world.ctx)).toBe(false);
  expect(await languages()).toEqual(before);
});
