import { readFileSync } from 'node:fs';
import { keptKinds } from '@firstlight/contract/kept-kinds.ts';
import { expect, it } from 'vitest';
import { projectRoot } from '../../testing/source-files.ts';
import { personalParts } from '../registries.ts';
import { type OpenTable, type Retention, retention } from './retention.ts';
import { toldOnPrivacy } from './told-on-privacy.ts';

const about = personalParts.flatMap(({ tables }) =>
  Object.entries(tables).flatMap(([table, { of }]) =>
    of === null || table.startsWith('hidden.') ? [] : [table as OpenTable],
  ),
);

/** What takes its rows away in the end. */
function rootOf(table: OpenTable): OpenTable {
  const kept: Retention = retention[table];
  return 'with' in kept ? rootOf(kept.with) : table;
}

it.each(about)('the privacy notice tells how long rows of %s, which are about people, stay', (table) => {
  expect(keptKinds).toContain(toldOnPrivacy[rootOf(table)]);
});

it.each(['en', 'fr'])(
  'the privacy notice has one fact for each kind of data that is kept (%s)',
  (language) => {
    const text = readFileSync(`${projectRoot}/locales/${language}/privacy.json`, 'utf8');
    const { facts } = JSON.parse(text).sections.retention as { facts: { term: string; detail: string }[] };
    expect(facts.length).toBe(keptKinds.length);
    expect(new Set(facts.map(({ term }) => term)).size).toBe(keptKinds.length);
  },
);
