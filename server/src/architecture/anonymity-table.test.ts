import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { connectionEvents, liveEvents } from '@firstlight/contract/live.ts';
import { describe, expect, it } from 'vitest';
import { features } from '../main/features.ts';
import { projectRoot } from '../testing/source-files.ts';

/** A feature may say it on a page of its own, under the same heading. */
const pages = globSync(`${projectRoot}/docs/features/*.md`).map((path) => readFileSync(path, 'utf8'));
const [moved = ''] = readFileSync(`${projectRoot}/docs/features/anonymity.md`, 'utf8').split(/^## /m);
const rowsUnder = (heading: string) =>
  pages
    .flatMap((page) => page.split(/^## /m))
    .filter((part) => part.startsWith(`${heading}\n`))
    .flatMap(rowsOf);
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
function rowsOf(part: string): string[][] {
  return part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .slice(1)
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
}

interface Told {
  endpoint: string;
  field: string;
}

/** Where a list or a page begins is no part of a field's name. */
const shells = /^(items|cards|ledger)\.(?!$)/;

interface Schema {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Schema>;
      element?: Schema;
      innerType?: Schema;
      options?: Schema[];
    };
  };
}

function fieldsOf(schema: Schema, path = ''): string[] {
  const { def } = schema._zod;
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, inner]) =>
      fieldsOf(inner, path ? `${path}.${name}` : name),
    );
  if (def.element) return fieldsOf(def.element, path);
  if (def.innerType) return fieldsOf(def.innerType, path);
  if (def.options) return def.options.flatMap((option) => fieldsOf(option, path));
  return [path.replace(shells, '')];
}

/** What a kind of news says besides, which the contract leaves to its feature. */
const details = features
  .flatMap(({ notifications }) => Object.values(notifications))
  .flatMap((kind) => Object.keys(kind.details ?? {}).map((key) => `details.${key}`));

const told: Told[] = endpoints
  .filter(({ access, response }) => access !== 'admin' && response)
  .flatMap(({ name, response }) =>
    fieldsOf(response as unknown as Schema)
      .flatMap((field) => (name === 'notifications.list' && field === 'details' ? details : [field]))
      .map((field) => ({ endpoint: name, field })),
  );

const listed = rowsUnder('Which answers tell it').map(([names, fields]) => ({
  names: quoted(names),
  fields: quoted(fields),
}));
const isNamed = (pattern: string, name: string) =>
  pattern.endsWith('.*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
const tells = ({ names, fields }: (typeof listed)[number], { endpoint, field }: Told) =>
  names.some((name) => isNamed(name, endpoint)) && (fields.includes('*') || fields.includes(field));

describe('the table of what can be moved', () => {
  it('holds every field of an answer that somebody but an admin gets', () => {
    const missing = told.filter((one) => !listed.some((row) => tells(row, one)));
    expect(missing.map(({ endpoint, field }) => `${endpoint}: ${field}`)).toEqual([]);
    expect(told.length).toBeGreaterThan(300);
  });

  it('names no answer and no field that does not exist', () => {
    const names = listed.flatMap((row) => row.names);
    expect(names.filter((name) => !endpoints.some((one) => isNamed(name, one.name)))).toEqual([]);
    const unknown = listed.flatMap(({ names: those, fields }) =>
      fields.filter(
        (field) => field !== '*' && !told.some((one) => tells({ names: those, fields: [field] }, one)),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('holds every push and every mail', () => {
    const names = (way: string) =>
      rowsUnder('What comes unasked')
        .filter(([kind]) => kind === way)
        .flatMap(([, cell]) => quoted(cell))
        .toSorted();
    expect(names('push')).toEqual(Object.keys({ ...connectionEvents, ...liveEvents }).toSorted());
    const mails = readdirSync(`${projectRoot}/server/src/features`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.email.tsx'))
      .map((path) => basename(path, '.email.tsx'));
    expect(names('mail')).toEqual(mails.toSorted());
  });

  it('names for each thing a test that exists', () => {
    const rows = rowsOf(moved);
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      const tests = quoted(row.at(-1)).filter((name) => name.endsWith('.test.ts'));
      expect(tests.length, row[0]).toBeGreaterThan(0);
      for (const test of tests) readFileSync(`${projectRoot}/server/src/features/${test}`);
    }
  });
});
