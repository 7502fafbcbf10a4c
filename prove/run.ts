import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

// `pnpm prove` measures everything that is too slow, too large or too much a matter of chance for `pnpm check`;
// `pnpm prove kill` only the files whose path holds that word. One after the other: each wants the machine for itself.
const word = process.argv[2] ?? '';
const files = globSync('{server/src,e2e}/**/*.prove.ts').toSorted();
const wanted = files.filter((file) => file.includes(word));
const inBrowser = wanted.filter((file) => file.startsWith('e2e/journeys/'));
const others = wanted.filter((file) => !inBrowser.includes(file));

if (wanted.length === 0) {
  console.error(`No proof holds “${word}”. There are:\n${files.join('\n')}`);
  process.exitCode = 1;
}
if (others.length > 0) run(['exec', 'vitest', 'run', '--config', 'prove/vitest.config.ts', ...others]);
if (inBrowser.length > 0) {
  const paths = inBrowser.map((file) => file.replace('e2e/', ''));
  run(['--filter', '@firstlight/web', 'build']);
  // With the tests' own entries: the stage serves the developers' pages through one.
  run(['--filter', '@firstlight/server', 'build:all']);
  run(['--filter', '@firstlight/e2e', 'exec', 'playwright', 'test', '--config', 'prove.config.ts', ...paths]);
}

function run(options: readonly string[]): void {
  const { status } = spawnSync('pnpm', options, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
