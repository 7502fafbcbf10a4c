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
import { patiently } from './testing/patiently.ts';
import { settle } from './testing/settle.ts';
import { testWorld, type World } from './testing/world.ts';

/** `COST_OWNERS` for less. */
const owners = Number(process.env['COST_OWNERS'] ?? 100_000);
const every = 8191;
const tables = ['users', 'projects', 'project_stats', 'project_search'];

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

let world: World;
beforeAll(async () => {
  world = await testWorld();
  await fill();
});
afterAll(() => world.close());

it('explore and search cost the same where one owner in a hundred is limited and one suspended', async () => {
  const before = await look();
  await holdBack();
  const after = await look();
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
  ]);
});

/** One of a hundred is limited and one suspended, and their projects go as they do with a sanction. */
async function holdBack(): Promise<void> {
  for (const [standing, place] of [
    ['limited', 1],
    ['suspended', 2],
  ] as const) {
    const { rows } = await patiently(
      world.database,
      `update users set standing = $1 where substr(username, 6)::int % 100 = $2 returning id`,
      [standing, place],
    );
    for (const { id } of rows) await inTransaction(world.ctx, (tx) => relistOwner(tx, id));
  }
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
    `insert into project_search select id, published_at, search_document(name, tagline, description) from projects`,
  );
}
