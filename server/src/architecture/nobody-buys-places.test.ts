import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matches, projectRoot, serverFiles } from '../testing/source-files.ts';

const home = 'server/src/features/office/support/';
/** The list of features, how long what they keep is kept, and the alarm for books that differ. */
const mayKnow = [
  'server/src/main/features.ts',
  'server/src/main/retention/',
  'server/src/features/office/alarms/',
];
const tables = ['pledges', 'ledger_entries', 'provider_events', 'running_costs', 'ledger_checks'];
const inCode = tables.map((name) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
const ofSupport = new RegExp(
  `\\b(?:${[...tables, ...inCode].join('|')})\\b|from '[^']*/support/[^']*'|supportEvents\\b|supportFeature\\b`,
  'g',
);

it('nothing that ranks, offers, counts or limits knows who gave: only support itself reads its tables, listens to its events or is imported', () => {
  const others = serverFiles.filter(
    ({ path }) => !path.startsWith(home) && !mayKnow.some((beginning) => path.startsWith(beginning)),
  );
  expect(others.some(({ path }) => path.includes('/trials/distribution/'))).toBe(true);
  expect(matches(others, ofSupport)).toEqual([]);
});

it('support tells no other feature anything: it answers no question, counts nothing for admins and notifies nobody', () => {
  const [door] = serverFiles.filter(({ path }) => path === `${home}support.feature.ts`);
  expect(door?.text).toContain('feature({');
  expect(door?.text).not.toMatch(/^ {2}(?:answers|metrics|notifications|reportables|liveTopics|pageFills):/m);
});

it('in the database no other table, view or function names a table of support', () => {
  const naming = globSync('server/schema/*.sql', { cwd: projectRoot }).filter((path) => {
    const statements = readFileSync(`${projectRoot}/${path}`, 'utf8').split(/;\s*\n/);
    return statements.some((statement) => new RegExp(`\\b(?:${tables.join('|')})\\b`).test(statement));
  });
  expect(naming).toEqual(['server/schema/20261119092800_support.sql']);
});
