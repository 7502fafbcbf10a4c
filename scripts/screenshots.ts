import { spawnSync } from 'node:child_process';

// Every route at 1280 and 390 px, light and dark, English and French, into the git-ignored folder `screenshots/`.
const options = [
  '--filter',
  '@firstlight/e2e',
  'exec',
  'playwright',
  'test',
  '--config',
  'screenshots.config.ts',
];
const { status } = spawnSync('pnpm', [...options, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
