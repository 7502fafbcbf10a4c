import { existsSync } from 'node:fs';
import type { Environment } from '../environment.ts';
import { findProgram } from '../find-program.ts';
import { findChromium } from './find-chromium.ts';
import type { Finding } from './finding.ts';

/** Programs that only `pnpm check` starts, by the names of Debian's packages. */
const programs = [
  { program: 'caddy', debian: 'caddy', use: 'a test puts it in front of a process' },
  { program: 'haproxy', debian: 'haproxy', use: 'tests stand it in front of two processes' },
  { program: 'nginx', debian: 'nginx-light', use: 'a test stands it as a cache before a process' },
  {
    program: 'redis-server',
    debian: 'redis-server',
    use: 'tests of processes start one of their own and kill it',
  },
  {
    program: 'pg_dump',
    debian: 'postgresql-client',
    use: 'the test of erasure reads every byte of a database',
  },
  { program: 'unzip', debian: 'unzip', use: 'tests look into archives of personal data' },
];

export function checkPrograms(env: Environment): Finding[] {
  return [chromium(env), ...programs.map(finding)];
}

function finding({ program, debian, use }: (typeof programs)[number]): Finding {
  const path = findProgram(program);
  return {
    ok: path !== undefined,
    what: `${program}${path ? ` at ${path}` : ''}`,
    hint: `${program} is missing (${use}). On Debian: \`apt-get install ${debian}\`.`,
  };
}

function chromium(env: Environment): Finding {
  const path = findChromium(env);
  const isThere = path !== undefined && existsSync(path);
  return {
    ok: isThere,
    what: `Chromium${path ? ` at ${path}` : ''}`,
    hint: 'Chromium is missing (journeys walk through the product with it). On Debian: `apt-get install chromium`; elsewhere name one by CHROMIUM in .env.',
  };
}
