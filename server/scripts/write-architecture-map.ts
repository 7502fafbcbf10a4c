import { readFileSync, writeFileSync } from 'node:fs';
import { architectureMap } from '../src/testing/graph/architecture-map.ts';

// `--check` only compares: CI fails when the checked-in map is not what the files say.
const file = new URL('../../docs/architecture-map.md', import.meta.url);
const text = architectureMap();
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/architecture-map.md is out of date: run `pnpm architecture-map`.');
  process.exitCode = 1;
}
