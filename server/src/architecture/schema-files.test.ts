import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../testing/source-files.ts';

/** Returns what is wrong with the names of schema files: `<yyyymmddhhmmss>_<feature>.sql`, in UTC, each time once. */
function faultsIn(names: readonly string[], now: Date): string[] {
  const stamps = names.map((name) => name.slice(0, 14));
  return names.flatMap((name, index) => {
    const [, stamp = ''] = /^(\d{14})_[a-z_]+\.sql$/.exec(name) ?? [];
    const [, year, month, day, hour, minute, second] = /^(....)(..)(..)(..)(..)(..)$/.exec(stamp) ?? [];
    const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
    const time = new Date(iso);
    if (stamp === '') return `${name}: not named <yyyymmddhhmmss>_<feature>.sql`;
    if (Number.isNaN(time.getTime()) || time.toISOString() !== iso) return `${name}: no such time`;
    if (time > now) return `${name}: in the future`;
    return stamps.indexOf(stamp) === index ? [] : `${name}: the time of ${names[stamps.indexOf(stamp)]}`;
  });
}

describe('the names of the schema files', () => {
  it('are real, distinct times in the past', () => {
    const names = readdirSync(`${projectRoot}/server/schema`);
    expect(names.length).toBeGreaterThan(20);
    expect(faultsIn(names, new Date())).toEqual([]);
  });

  const now = new Date('2026-11-19T12:00:00Z');

  it.each([
    ['20261119115959_notes.sql', []],
    ['20261119120001_notes.sql', ['20261119120001_notes.sql: in the future']],
    ['20261131120000_notes.sql', ['20261131120000_notes.sql: no such time']],
    ['20260229000000_notes.sql', ['20260229000000_notes.sql: no such time']],
    ['20261119119000_notes.sql', ['20261119119000_notes.sql: no such time']],
    ['20261118090000_notes.sql', ['20261118090000_notes.sql: the time of 20261118090000_first.sql']],
    ['notes.sql', ['notes.sql: not named <yyyymmddhhmmss>_<feature>.sql']],
  ])('are checked: %s', (name, faults) => {
    expect(faultsIn(['20261118090000_first.sql', name], now)).toEqual(faults);
  });
});
