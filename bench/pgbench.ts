import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PgbenchScript {
  /** With $1, $2 … as in the product. */
  text: string;
  /** An expression of pgbench for each of them, such as `random(1, 9)`, or a plain text in quotes. */
  values: readonly string[];
}

/** Statements per second of bare PostgreSQL with ten clients, prepared as the product prepares them. */
export function pgbench(url: string, { text, values }: PgbenchScript): number {
  const file = join(mkdtempSync(join(tmpdir(), 'firstlight-pgbench-')), 'script.sql');
  const named = withoutColons(text).replaceAll(/\$(\d)/g, ':value$1');
  writeFileSync(file, `${values.map(setting).join('')}${named.trim()};\n`);
  const given = values.flatMap((value, index) =>
    isText(value) ? ['-D', `value${index + 1}=${value.slice(1, -1)}`] : [],
  );
  return run(2, [...given, '-f', file, url]);
}

/** Scripts per second, drawn from these files. Each connection prepares each of them once, which takes a while. */
export function pgbenchFiles(url: string, files: readonly string[]): number {
  return run(6, [...files.flatMap((file) => ['-f', file]), url]);
}

function run(seconds: number, more: readonly string[]): number {
  const options = ['-n', '-M', 'prepared', '-c', '10', '-j', '1', '-T', `${seconds}`, ...more];
  const output = execFileSync('pgbench', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
}

/** pgbench sees a variable in every colon before a letter, also in the format of a time. */
export function withoutColons(text: string): string {
  return text.replaceAll(/(?<=\w):(?=[A-Z])/g, "' || chr(58) || '");
}

const isText = (value: string) => value.startsWith("'");

function setting(value: string, index: number): string {
  return isText(value) ? '' : `\\set value${index + 1} ${value}\n`;
}
