import { readFileSync } from 'node:fs';
import { StartRefusal } from './start-refusal.ts';

type Env = Record<string, string | undefined>;

/** `INDEX_KEY_FILE=/run/secrets/index_key` in place of `INDEX_KEY=…`: what stands in a file shows in no list of processes. */
export function withKeyFiles(env: Env, keys: readonly string[]): Env {
  const read: Env = { ...env };
  for (const key of keys) {
    const file = env[`${key}_FILE`];
    if (!file) continue;
    if (env[key]) throw new StartRefusal(`Configuration: give ${key} or ${key}_FILE, not both.`);
    read[key] = textOf(file, key);
  }
  return read;
}

function textOf(file: string, key: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartRefusal(`Configuration: the file of ${key}_FILE cannot be read.`);
  }
}
