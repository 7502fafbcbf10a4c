import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { inTransaction } from './core/transaction.ts';
import {
  languageStatement,
  listStatement,
  searchStatement,
  start,
} from './features/showcase/projects/explore/explore.sql.ts';
import { relistOwner } from './features/showcase/projects/relist-owner.ts';
import { recountProject } from './features/trials/distribution/need/recount-project.ts';
import { readFeed } from './features/trials/feed/visit/read-feed.ts';
import { patiently } from './testing/patiently.ts';
import { as, newTester } from './testing/people/testers.ts';
import { countBuffers } from './testing/processes/count-buffers.ts';
import { hearStatements } from './testing/processes/hear-statements.ts';
import { settle } from './testing/settle.ts';
import { testWorld, type World } from './testing/world.ts';

/** `COST_OWNERS` for less. */
const owners = Number(process.env['COST_OWNERS'] ?? 100_000);
const every = 8191;
const tables = ['users', 'projects', 'project_stats', 'project_search', 'project_needs', 'feed_slots'];
const readers = 20;
const interests: Category[][] = [['finance'], ['health', 'marketing'], ['dev', 'design', 'finance']];

const asked = [
  ...(['recent', 'most', 'top'] as const).flatMap((sort) => [
    { name: `explore, ${sort}`, text: listStatement(sort, true).text, values: [every, false] },
    {
      name: `explore, ${sort}, one language first`,
      text: languageStatement(sort).text,
      values: [every, false, 'fr', ...start, ...start],
    },
  ]),
  ...['common:*', 'evenly:* & oddly:*', '2400'].map((words) => ({
    name: `search for ${words}`,
    text: searchStatement('recent', true).text,
    values: [every, false, words, words],
  })),
];

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

// Before any connection is opened.
const heard = hearStatements();

let world: World;
beforeAll(async () => {
  world = await testWorld();
  await fill();
});
afterAll(() => {
  heard.stop();
  return world.close();
});

it('explore, search and the feed cost the same where one owner in a hundred is limited and one suspended', async () => {
  const before = await look();
  const feedBefore = await readFeeds('before');
  await holdBack();
  const after = await look();
  const feedAfter = await readFeeds('after');
  const shares = asked.map(({ name }) => (after.get(name)?.buffers ?? 0) / (before.get(name)?.buffers ?? 0));
  const others = asked.filter(({ name }) => after.get(name)?.shape !== before.get(name)?.shape);
  keepProof('read-costs', { owners, heldBack: owners / 50, statements: asked.length }, [
    { what: 'statements with another plan', got: others.length, goal: 0, atMost: true },
    { what: 'most buffers, of those before', got: Math.max(...shares), goal: 1.02, atMost: true },
    {
      what: 'median buffers, of those before',
      got: shares.toSorted()[shares.length >> 1] ?? 0,
      goal: 1.02,
      atMost: true,
    },
    { what: 'cards of the feeds, of those before', got: feedAfter.cards / feedBefore.cards, goal: 1 },
    {
      what: 'buffers of the feeds, of those before',
      got: feedAfter.buffers / feedBefore.buffers,
      goal: 1.02,
      atMost: true,
    },
    { what: 'cards of whoever is held back', got: feedAfter.heldBack, goal: 0, atMost: true },
  ]);
});

/** New people open the feed, each their first: an order is made, and its cards are read. */
async function readFeeds(when: string) {
  const sums = { buffers: 0, cards: 0, heldBack: 0 };
  for (let nth = 0; nth < readers; nth++) {
    const reader = await newTester(world, `${when}_${nth}`, interests[nth % interests.length]);
    heard.anew();
    const { bytes } = await readFeed(as(world, reader), {});
    const { cards }: { cards: { id: string }[] } = JSON.parse(bytes.toString());
    const asked = heard.asked();
    sums.buffers += (await countBuffers(world.database, asked)).buffers;
    sums.cards += cards.length;
    sums.heldBack += await countHeldBack(cards.map(({ id }) => id));
  }
  return sums;
}

async function countHeldBack(projectIds: readonly string[]): Promise<number> {
  const { rows } = await world.database.pool.query(
    `select from projects join users on users.id = owner_id where projects.id = any($1) and standing <> 'good'`,
    [projectIds],
  );
  return rows.length;
}

/** One of a hundred is limited and one suspended, and their projects go as they do with a sanction. */
async function holdBack(): Promise<void> {
  for (const [standing, place] of [
    ['limited', 1],
    ['suspended', 2],
  ] as const) {
    const { rows } = await patiently(
      world.database,
      `update users set standing = $1 where username like 'user\\_%' and substr(username, 6)::int % 100 = $2 returning id`,
      [standing, place],
    );
    for (const { id } of rows) {
      await inTransaction(world.ctx, (tx) => relistOwner(tx, id));
      for (const projectId of await projectsOf(id)) await recountProject(world.ctx, projectId);
    }
  }
}

async function projectsOf(ownerId: string): Promise<string[]> {
  const { rows } = await world.database.pool.query('select id from projects where owner_id = $1', [ownerId]);
  return rows.map(({ id }) => id);
}

async function look(): Promise<Map<string, { shape: string; buffers: number }>> {
  await settle(world.database, tables);
  const seen = new Map<string, { shape: string; buffers: number }>();
  for (const { name, text, values } of asked) {
    const { rows } = await world.database.pool.query(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
    seen.set(name, { shape: shapeOf(plan), buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] });
  }
  return seen;
}

const shapeOf = (plan: Plan): string =>
  `${plan['Node Type']} ${plan['Index Name'] ?? ''} (${(plan.Plans ?? []).map(shapeOf).join(', ')})`;

/** An owner for each project; every one says `common`, among some hundred other words. */
async function fill(): Promise<void> {
  await patiently(
    world.database,
    `insert into users (id, email, email_index, username, name, role, language, password_hash, created_at)
     select md5('u' || n)::uuid, '', decode(md5('u' || n), 'hex'), 'user_' || n, 'U', 'both', 'en', '', now()
     from generate_series(1, $1::int) n`,
    [owners],
  );
  await patiently(
    world.database,
    `insert into projects (id, owner_id, name, tagline, description, summary, categories, demo_type, language, published_at)
     select md5('p' || n)::uuid, md5('u' || n)::uuid, 'Project ' || n, 'common ground',
       repeat('common words ', 20) || (array['evenly', 'oddly'])[1 + n % 2] || ' word' || n % 400, 'summary', 1 << (n % 13),
       'live', case when n <= 10 then 'fr' else 'en' end::language, now() + n * interval '1 second'
     from generate_series(1, $1::int) n`,
    [owners],
  );
  await patiently(
    world.database,
    `insert into project_stats (project_id, owner_id, categories, language, published_at, listed, feedback_count, rating)
     select id, owner_id, categories, language, published_at, true, 3 + abs(hashtext(id::text)) % 50, 2000 + abs(hashtext(name)) % 3000
     from projects`,
  );
  await patiently(
    world.database,
    `insert into project_needs (project_id, owner_id, categories, language, posted_at, visible_since, is_open)
     select id, owner_id, categories, language, published_at, now(), true from projects`,
  );
  await patiently(
    world.database,
    `insert into feed_slots (category, language, project_id, owner_id, categories, value_full, value_skip)
     select bit, language, id, owner_id, categories, abs(hashtext(id::text)) / 2147483648.0, 0.1
     from projects, generate_series(0, 12) as bit where categories & (1 << bit) <> 0`,
  );
  await patiently(
    world.database,
    `insert into project_search select id, published_at, search_document(name, tagline, description) from projects`,
  );
}
