import { everyCategory } from '@firstlight/contract/showcase/projects/categories.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../src/core/context.ts';
import { readMerits } from '../src/features/reputation/merits/read-merits.ts';
import { readMetrics } from '../src/features/trials/distribution/measure/read-metrics.ts';
import { workOff } from '../src/testing/people/testers.ts';
import { testWorld, type World } from '../src/testing/world.ts';
import { seedDemo } from './demo.ts';
import { featureSeeds } from './feature-seeds.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
  // At the full quarter of an hour nothing waits to be shown, which is seldom so.
  world.clock.now = new Date(world.clock.now.getTime() + 7 * 60_000);
});
afterAll(() => world.close());

const followUp = async ({ now }: Context) => {
  await workOff({ ...world, jobCtx: { ...world.jobCtx, now } });
};

async function rows<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await world.database.pool.query(statement, values)).rows;
}

const languages = async () => {
  const rows = await world.database.db.selectFrom('contactMessages').select('language').execute();
  return rows.map(({ language }) => language).toSorted();
};

it('puts a world in both languages into an empty database, through the product’s own acts', async () => {
  expect(await seedDemo(world.ctx, followUp)).toBe(true);
  expect(new Set(await languages())).toEqual(new Set(['en', 'fr']));
  const names = world.happened.events.map(({ name }) => name);
  expect(new Set(names)).toEqual(
    new Set([
      'accounts.opened',
      'channels.arrived',
      'channels.changed',
      'channels.marked',
      'channels.mentioned',
      'channels.moved',
      'channels.wait_begun',
      'comments.written',
      'conversations.accepted',
      'distribution.offered',
      'distribution.offers_noticed',
      'feedback.edited',
      'feedback.given',
      'feedback.marked',
      'feedback.test_begun',
      'feedback.replied',
      'feedback.retested',
      'feedback.skipped',
      'groups.changed',
      'groups.membership_changed',
      'iterations.published',
      'merits.badge_earned',
      'notifications.changed',
      'profiles.avatar_changed',
      'profiles.edited',
      'projects.cover_changed',
      'projects.published',
      'reactions.changed',
      'validation.granted',
      ...featureSeeds.flatMap(({ events }) => events.map(({ name }) => name)),
    ]),
  );
});

it('gives people interests, some of them bios and pictures, and lets one of them stay private', async () => {
  const profiles = await world.database.db.selectFrom('profiles').selectAll().execute();
  expect(profiles.every(({ interests }) => interests.length > 0)).toBe(true);
  expect(profiles.filter(({ bio }) => bio !== '').length).toBeGreaterThan(3);
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

it('has one project that earned Validated and testers who earned a badge, by the nights’ own count', async () => {
  expect(
    await rows(`select name from projects join project_stats on project_id = id where validated`),
  ).toEqual([{ name: 'Tideline' }]);
  const badges = await rows(
    `select username, badge, level from badges join users on id = user_id where is_public`,
  );
  for (const username of ['camille', 'daniel', 'sofia']) {
    expect(badges).toContainEqual({ username, badge: 'explorer', level: 2 });
  }
});

it('lets people write to each other in both languages, answer a line, and read all but the last', async () => {
  const [talk] = await rows(
    `select count(*) filter (where reply_to is not null)::int as replies,
            count(*) filter (where reactions <> '{0,0,0,0,0}')::int as reacted, count(distinct channel_id)::int as channels
     from messages join channels on channels.id = channel_id where conversation_id is not null`,
  );
  expect(talk).toEqual({ replies: 2, reacted: 3, channels: 4 });
  expect(
    await rows(
      `select username from channel_marks m join channel_heads using (channel_id) join users on id = m.user_id
       where group_id is null and read_seq < seq order by username`,
    ),
  ).toEqual(['both', 'creator', 'creator', 'tester'].map((username) => ({ username })));
});

it('has a group that lives in each language and a private one, with what their members share', async () => {
  expect(
    await rows(
      `select visibility::text, member_count as members,
              (select count(*)::int from group_projects p where p.group_id = g.id) as projects,
              (select count(*)::int from messages join channels c on c.id = channel_id where c.group_id = g.id) as messages
       from groups g join group_stats s on s.group_id = g.id order by name`,
    ),
  ).toEqual([
    { visibility: 'private', members: 1, projects: 0, messages: 1 },
    { visibility: 'public', members: 12, projects: 1, messages: 11 },
    { visibility: 'public', members: 12, projects: 2, messages: 18 },
  ]);
});

it('lets nobody join a group, or speak there, before they signed up', async () => {
  expect(
    await rows(
      `select username from users u left join group_members m on m.user_id = u.id left join messages s on s.author_id = u.id
       where m.joined_at < u.created_at or s.sent_at < u.created_at`,
    ),
  ).toEqual([]);
});

it('shows makers how their projects were met: seen, tried, skipped with a line, all but the newest', async () => {
  const met = await rows<{ shown: number; opened: number; skips: number }>(
    `select shown, opened, skip_count as skips from projects join exposure_counts e on e.project_id = projects.id
     join project_stats s on s.project_id = projects.id order by projects.published_at desc`,
  );
  const [newest, ...others] = met;
  expect(newest).toEqual({ shown: 0, opened: 0, skips: 0 });
  expect(others.every(({ shown, opened }) => shown >= opened)).toBe(true);
  expect(others.filter(({ skips }) => skips >= 5).length).toBeGreaterThan(8);
  expect(await rows('select from skip_medians')).not.toEqual([]);
  expect(await rows('select from iteration_feedback')).not.toEqual([]);
  expect(await rows('select from feedback where is_retested')).toHaveLength(1);
});

it('lets people say what they tried and what not, answer each other in public, and react', async () => {
  const [said] = await rows(
    `select (select array_agg(distinct evidence::text order by evidence::text) from feedback) as evidence,
       (select count(parent_id)::int > 5 from comments) as answered, (select count(*)::int > 50 from reactions) as reacted`,
  );
  expect(said).toEqual({ evidence: ['opened', 'seen', 'used'], answered: true, reacted: true });
});

it('counts what was launched and received, and dates nothing of the past today', async () => {
  const [maya] = await rows<{ id: string }>(`select id from users where username = 'creator'`);
  const { counters } = await readMerits(world.ctx, maya?.id ?? '');
  const counted = new Map(counters.map(({ name, count }) => [name, count]));
  expect(counted.get('projectsLaunched')).toBeGreaterThan(5);
  expect(counted.get('feedbacksReceived')).toBeGreaterThan(20);
  expect(await rows('select from project_needs where visible_since <> posted_at')).toEqual([]);
  const [days] = await rows<{ given: number }>('select count(distinct given_on)::int as given from feedback');
  expect(days?.given).toBeGreaterThan(7);
});

it('has projects that are liked, some that are not, and one that got better', async () => {
  const curves = await rows<{ ratings: number[] }>(
    `select array_agg(rating::int order by given_on) as ratings from feedback
     group by project_id having count(*) >= 4`,
  );
  const means = curves.map(({ ratings }) => ratings.reduce((sum, rating) => sum + rating) / ratings.length);
  expect(Math.max(...means)).toBeGreaterThan(4.4);
  expect(Math.min(...means)).toBeLessThan(2.9);
  const gains = curves.map(({ ratings }) => (ratings.at(-1) ?? 0) - (ratings[0] ?? 0));
  expect(Math.max(...gains)).toBeGreaterThanOrEqual(2);
});

it('leaves admins a month to compare: offers, some of them in place of others, and some who still wait', async () => {
  const { latest, before } = await readMetrics(world.ctx);
  expect(before?.figures.projects.total).toBe(243);
  expect(latest?.figures.redistribution.offers).toBeGreaterThan(10);
  expect(latest?.figures.redistribution.rate).toBeGreaterThan(0.05);
  expect(latest?.figures.minimumReached.count).toBeGreaterThan(5);
  expect(latest?.figures.firstFeedback.stillWaiting).toBeGreaterThan(0);
});

it('leaves makers news of the last two days only, the older read', async () => {
  const unread = await rows<{ at: Date }>(
    `select happened_at as at from notifications join users on users.id = user_id
     where username in ('creator', 'both') and read_at is null`,
  );
  expect(unread.length).toBeGreaterThan(0);
  const oldest = Math.min(...unread.map(({ at }) => at.getTime()));
  expect(oldest).toBeGreaterThan(world.clock.now.getTime() - 48 * 3_600_000);
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

it('shows two of them in pictures besides their covers, with words for who does not see them', async () => {
  const rows = await world.database.db.selectFrom('projectPictures').select(['projectId', 'alt']).execute();
  expect(new Set(rows.map(({ projectId }) => projectId)).size).toBe(2);
  expect(rows.every(({ alt }) => alt !== '')).toBe(true);
});

it('leaves admins the cases that the story tells of and no others: nobody says what others have said', async () => {
  expect(await rows('select distinct signal from case_signals')).toEqual([]);
  const open = await rows<{ kind: string; reports: number; left: number }>(
    `select subject_kind as kind, reporters as reports, round(extract(epoch from due_at - $1) / 3600)::int as left
     from cases where state = 'open' order by due_at`,
    [world.clock.now],
  );
  expect(open).toEqual([
    { kind: 'comment', reports: 3, left: 6 },
    { kind: 'project', reports: 1, left: 18 },
    { kind: 'profile', reports: 1, left: 28 },
  ]);
  expect(await rows(`select from cases where state not in ('open', 'closed')`)).toEqual([]);
});

it('leaves a database alone where somebody already is', async () => {
  const before = await languages();
  expect(await seedDemo(world.ctx, followUp)).toBe(false);
  expect(await languages()).toEqual(before);
});

it('gives version 7 only to IDs of rows that are public with author and time', async () => {
  expect(await wrongIdVersions(world)).toEqual([]);
  await world.database.pool.query(
    "insert into marks (id, marked_at, is_pending) values ('01993f6c-0000-7000-8000-000000000001', now(), false)",
  );
  expect(await wrongIdVersions(world)).toEqual(['marks 7']);
});

/** Tables whose IDs sort by time. Their rows are public with author and time, so the order reveals nothing. */
const orderedTables = new Set(['admin_acts', 'comments', 'groups', 'messages', 'projects']);

/** Returns each table whose IDs have the wrong version, as `table version`. Version 7 reveals when a tester acted. */
async function wrongIdVersions({ database }: World): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.columns
     where column_name = 'id' and data_type = 'uuid' and table_schema in ('public', 'hidden')`,
  );
  const wrong = tables.map(async ({ schema, name }) => {
    const { rows } = await database.pool.query<{ version: string }>(
      `select distinct substr(id::text, 15, 1) as version from ${schema}.${name} where substr(id::text, 15, 1) <> $1`,
      [orderedTables.has(name) ? '7' : '4'],
    );
    return rows.map(({ version }) => `${name} ${version}`);
  });
  return (await Promise.all(wrong)).flat();
}
