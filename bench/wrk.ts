import { execFileSync } from 'node:child_process';

export interface WrkOptions {
  headers?: readonly string[];
  /** In Lua: what is asked for instead of the same address again and again. */
  script?: string;
  env?: Record<string, string>;
}

/** Requests per second at 32 connections for two seconds. `wrk` is Debian's package of that name. */
export function throughput(url: string, { headers = [], script, env }: WrkOptions = {}): number {
  const more = [...headers.flatMap((header) => ['-H', header]), ...(script ? ['-s', script] : [])];
  const output = execFileSync('wrk', ['-t1', '-c32', '-d2s', ...more, url], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (/Non-2xx/.test(output)) throw new Error(`${url} answered with failures:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
