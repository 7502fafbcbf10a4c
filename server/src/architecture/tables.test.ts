import { expect, it } from 'vitest';
import { featureGraph } from '../testing/graph/feature-graph.ts';
import { tables, tablesIn } from '../testing/graph/tables-in.ts';

const { owners } = featureGraph();

it.each(tables)('%s has exactly one writer', (table) => {
  expect(owners.get(table)).toHaveLength(1);
});

it('sees the tables that a statement names, in SQL and by Kysely', () => {
  const seen = (text: string) => {
    const { reads, writes } = tablesIn(text);
    return [[...reads].toSorted(), [...writes].toSorted()];
  };
  expect(seen('sql`select from users join profiles on true left join lateral (select from skips)`')).toEqual([
    ['profiles', 'skips', 'users'],
    [],
  ]);
  expect(seen('from projects as p, hidden.tests t, unnest(x) where exists (select from badges)')).toEqual([
    ['badges', 'hidden.tests', 'projects'],
    [],
  ]);
  expect(seen('delete from project_search using users')).toEqual([
    ['project_search', 'users'],
    ['project_search'],
  ]);
  expect(seen("db.selectFrom('projects').innerJoin('users as owners', 'owners.id', 'ownerId')")).toEqual([
    ['projects', 'users'],
    [],
  ]);
  expect(seen("db.insertInto('hidden.skipOrigins')\n.values(x) /* from users */ // from skips")).toEqual([
    [],
    ['hidden.skip_origins'],
  ]);
});
