import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from './temporary-folder.ts';

export interface PgbenchScript {
  /** With $1, $2 … as in the product. */
  text: string;
  /** An expression of pgbench for each of them, such as `random(1, 9)`, or a plain text in quotes. */
  values: readonly string[];
}

/** Statements per second of bare PostgreSQL with ten clients, prepared as the product prepares them. */
export function pgbench(url: string, { text, values }: PgbenchScript): number {
  const named = withoutColons(text).replaceAll(/\$(\d)/g, ':value$1');
  const given = values.flatMap((value, index) =>
    isText(value) ? ['-D', `value${index + 1}=${value.slice(1, -1)}`] : [],
  );
  return run(2, [`${values.map(setting).join('')}${named.trim()};\n`], [...given, url]);
}

/** Scripts per second, drawn from these. Each connection prepares each of them once, which takes a while. */
export function pgbenchAll(url: string, scripts: readonly string[]): number {
  return run(6, scripts, [url]);
}

function run(seconds: number, scripts: readonly string[], more: readonly string[]): number {
  return inTemporaryFolder((folder) => {
    const files = scripts.flatMap((script, index) => {
      const file = join(folder, `${index}.sql`);
      writeFileSync(file, script);
      return ['-f', file];
    });
    const options = ['-n', '-M', 'prepared', '-c', '10', '-j', '1', '-T', `${seconds}`, ...files, ...more];
    const output = execFileSync('pgbench', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  });
}

/** pgbench sees a variable in every colon before a letter, also in the format of a time. */
export function withoutColons(text: string): string {
  return text.replaceAll(/(?<=\w):(?=[A-Z])/g, "' || chr(58) || '");
}

const isText = (value: string) => value.startsWith("'");

function setting(value: string, index: number): string {
  return isText(value) ? '' : `\\set value${index + 1} ${value}\n`;
}
