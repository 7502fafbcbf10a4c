import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import list from '../../../deploy/releases.json' with { type: 'json' };
import { version } from '../platform/version.ts';
import { projectRoot } from '../testing/source-files.ts';

const directory = `${projectRoot}/server/migrations`;
const migrations = readdirSync(directory).toSorted();
const last = list.releases.at(-1);

/** What the linter refuses because whoever runs the release before would miss it, or could not write any more. */
const needed = [
  'ban-drop-column',
  'ban-drop-table',
  'renaming-column',
  'renaming-table',
  'changing-column-type',
  'adding-required-field',
];

describe('the list of releases', () => {
  it.each(list.releases)(
    '$version is a commit, ends with a migration that is there, and is in the changelog',
    (release) => {
      expect(release.commit).toMatch(/^[\da-f]{40}$/);
      expect(migrations).toContain(release.lastMigration);
      const changelog = readFileSync(`${projectRoot}/CHANGELOG.md`, 'utf8');
      const [, section = ''] = changelog.split(`\n## ${release.version} (`);
      expect(section.split('\n## ')[0]).toContain('**Operators.**');
    },
  );

  it('does not hold the version that is being made', () => {
    const numbers = (text: string) => text.split('.').map(Number);
    const [major = 0, minor = 0, patch = 0] = numbers(version);
    const [wasMajor = 0, wasMinor = 0, wasPatch = 0] = numbers(last?.version ?? '');
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThan(wasMajor * 1e6 + wasMinor * 1e3 + wasPatch);
  });
});

describe('what the release before this one still needs', () => {
  const since = migrations.filter((name) => name > (last?.lastMigration ?? ''));
  const taken = (name: string, text: string) =>
    text
      .split('\n')
      .filter((line) => line.includes('squawk-ignore') && needed.some((rule) => line.includes(rule)))
      .map((line) => `${name}: ${line.trim()}`);

  it('is taken away by no migration since: its columns stay, as they are called and of the type they were', () => {
    const exceptions = since.flatMap((name) => taken(name, readFileSync(`${directory}/${name}`, 'utf8')));
    expect(exceptions).toEqual([]);
  });

  it('would be noticed: an older migration did take something away', () => {
    const older = migrations.flatMap((name) => taken(name, readFileSync(`${directory}/${name}`, 'utf8')));
    expect(older.length).toBeGreaterThan(0);
  });

  it('is guarded by the linter, which knows these rules and leaves none of them out', () => {
    const settings = readFileSync(`${projectRoot}/.squawk.toml`, 'utf8');
    for (const rule of needed) expect(settings).not.toContain(rule);
  });
});
