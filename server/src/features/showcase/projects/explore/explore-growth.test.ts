import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '../../../../testing/patiently.ts';
import { settle } from '../../../../testing/settle.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { end, languageStatement, listStatement, searchStatement, start } from './explore.sql.ts';

// Buffers and plans do not depend on how busy the machine is: growth is measured in them, at two sizes.
const sizes = [2500, 25_000];
const every = 8191;

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

let world: World;
const plans = new Map<string, Plan>();
const sorts = ['recent', 'most', 'top'] as const;
const all = sorts.flatMap((sort) =>
  [every, 4096].map((mask) => ({
    text: listStatement(sort, true).text,
    name: `${sort}, categories ${mask}`,
    values: [mask, false],
  })),
);
/** Ten projects are in French, at either size. */
const inLanguage = sorts.flatMap((sort) =>
  [
    ['French first', start],
    ['French alone', end],
  ].map(([name, others = end]) => ({
    text: languageStatement(sort).text,
    name: `${sort}, ${name}`,
    values: [every, false, 'fr', ...start, ...others],
  })),
);
const lists = [...all, ...inLanguage];
const searches = [
  ['a word that all of them use', 'common:*'],
  ['two common words that never stand together', 'evenly:* & oddly:*'],
  ['a word that one of them uses', '2400'],
].map(([what, words = '']) => ({
  text: searchStatement('recent', true).text,
  name: `search for ${what}`,
  values: [every, false, words, words],
}));
const queries = [...lists, ...searches];

beforeAll(async () => {
  world = await testWorld();
  let from = 0;
  for (const size of sizes) {
    await fill(from, size);
    from = size;
    await look(size);
  }
});
afterAll(() => world.close());

async function look(size: number): Promise<void> {
  const { pool } = world.database;
  // Also empties what the search index has put off, which would otherwise be read along or not as the clock has it.
  await settle(world.database, ['users', 'projects', 'project_stats', 'project_search']);
  for (const { name, text, values } of queries) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    plans.set(`${name} ${size}`, rows[0]['QUERY PLAN'][0].Plan);
  }
}

/**
 * One project in thirteen is in the last category; every one says `common`. Some hundred other words stand beside it, as
 * in any language: with fewer, PostgreSQL would not believe its own statistics about beginnings of words.
 */
async function fill(from: number, to: number): Promise<void> {
  await patiently(
    world.database,
    `insert into users (id, email, email_index, username, name, role, language, password_hash, created_at)
     select md5('u' || n)::uuid, '', decode(md5('u' || n), 'hex'), 'user_' || n, 'U', 'both', 'en', '', now()
     from generate_series($1::int + 1, $2::int) n`,
    [from, to],
  );
  await patiently(
    world.database,
    `insert into projects (id, owner_id, name, tagline, description, summary, categories, demo_type, language, published_at)
     select md5('p' || n)::uuid, md5('u' || n)::uuid, 'Project ' || n, 'common ground', repeat('common words ', 20) || (array['evenly', 'oddly'])[1 + n % 2] || ' word' || n % 400, 'summary',
       1 << (n % 13), 'live', case when n <= 10 then 'fr' else 'en' end::language, now() + n * interval '1 second'
     from generate_series($1::int + 1, $2::int) n`,
    [from, to],
  );
  await patiently(
    world.database,
    `insert into project_stats (project_id, owner_id, categories, language, published_at, listed, feedback_count, rating)
     select id, owner_id, categories, language, published_at, true, 3 + abs(hashtext(id::text)) % 50, 2000 + abs(hashtext(name)) % 3000
     from projects where not exists (select from project_stats where project_id = id)`,
  );
  await patiently(
    world.database,
    `insert into project_search select id, published_at, search_document(name, tagline, description)
     from projects where not exists (select from project_search where project_id = id)`,
  );
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function touched(plan: Plan): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

function buffersOf(name: string, size: number): number {
  const plan = plans.get(`${name} ${size}`);
  return plan ? touched(plan) : 0;
}

describe.each(queries.map(({ name }) => name))('%s', (name) => {
  const [small = 0, large = 0] = sizes;

  it('touches at most 1.4 times as much with ten times the projects', () => {
    expect(buffersOf(name, small)).toBeGreaterThan(0);
    expect(buffersOf(name, large) / buffersOf(name, small)).toBeLessThanOrEqual(1.4);
  });

  it('reads no table from end to end, and remembers nothing by the way', () => {
    const plan = plans.get(`${name} ${large}`);
    const kinds = plan ? nodesOf(plan).map((node) => node['Node Type']) : [];
    expect(kinds).not.toContain('Seq Scan');
    expect(kinds).not.toContain('Memoize');
  });
});

it.each(lists.map(({ name }) => name))('%s walks its covering index, once for each language', (name) => {
  const plan = plans.get(`${name} ${sizes[1]}`);
  const walked = plan ? nodesOf(plan).filter((node) => node['Node Type'] === 'Index Only Scan') : [];
  const indexes = new Set(walked.map((node) => node['Index Name']));
  expect([...indexes]).toEqual([`project_stats_language_${name.split(',')[0]}`]);
  expect(walked.length).toBeLessThanOrEqual(3);
});

it.each(searches.map(({ name }) => name))(
  '%s reads what was typed once, not again for every project',
  (name) => {
    const plan = JSON.stringify(plans.get(`${name} ${sizes[1]}`));
    expect(plan).toMatch(/words @@ \$\d/);
    expect(plan).not.toMatch(/@@ '|search_query|to_tsquery/);
  },
);
