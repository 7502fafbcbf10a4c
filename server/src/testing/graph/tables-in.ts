import { readFileSync } from 'node:fs';
import { projectRoot } from '../source-files.ts';

/** As statements write them: `project_stats`, `hidden.tests`. */
export const tables: readonly string[] = tableNames();

const known = new Set(tables);
const name = '(?:hidden\\.)?[a-z_]+';
/** One table of a list that goes on, with the name that the statement gives it. */
const item = `${name}(?:\\s+(?:as\\s+)?[a-z_]+)?,\\s*`;
const written = new RegExp(
  `\\b(?:insert\\s+into|update|delete\\s+from|truncate(?:\\s+table)?|merge\\s+into|copy)\\s+(?:only\\s+)?(${name})\\b`,
  'g',
);
const read = new RegExp(`\\b(?:from|join|using)\\s+(?:only\\s+)?((?:${item})*${name})`, 'g');
const called = /\b(\w+)\(\s*\[?\s*['"`]([\w.]+)(?: as \w+)?['"`]/g;

export interface NamedTables {
  reads: ReadonlySet<string>;
  writes: ReadonlySet<string>;
}

/** The tables that a file's statements name, in SQL or by Kysely. Comments of the language do not count. */
export function tablesIn(source: string): NamedTables {
  const text = source.replaceAll(/\/\*(?!\s*prepared)[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/ .*$/gm, '');
  const reads = new Set<string>();
  const writes = new Set<string>();
  for (const [, verb = '', argument = ''] of text.matchAll(called)) {
    const table = snake(argument);
    if (!known.has(table)) continue;
    if (/^(?:insertInto|updateTable|deleteFrom|mergeInto)$/.test(verb)) writes.add(table);
    else if (/^(?:selectFrom|from|using|table|\w*[jJ]oin\w*)$/.test(verb)) reads.add(table);
  }
  for (const [, table = ''] of text.matchAll(written)) if (known.has(table)) writes.add(table);
  for (const [, list = ''] of text.matchAll(read)) {
    for (const one of list.split(/,\s*/)) {
      const [table = ''] = one.split(/\s/);
      if (known.has(table)) reads.add(table);
    }
  }
  return { reads, writes };
}

function tableNames(): string[] {
  const schema = readFileSync(`${projectRoot}/server/src/db/schema.ts`, 'utf8');
  const [, listed = ''] = /export interface DB \{([\s\S]*?)\n\}/.exec(schema) ?? [];
  return [...listed.matchAll(/^ {2}"?([\w.]+)"?:/gm)].map(([, found = '']) => snake(found)).toSorted();
}

function snake(camel: string): string {
  return camel.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
