import { execFileSync } from 'node:child_process';
import { findProgram } from '../find-program.ts';
import type { Finding } from './finding.ts';

export function checkVersions(): Finding[] {
  return [nodeVersion(process.versions.node), pnpmVersion()];
}

export function nodeVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return {
    ok: major > 24 || (major === 24 && minor >= 18),
    what: `Node ${version}`,
    hint: 'Firstlight needs Node 24.18 or newer. Run `. scripts/env`, or use your version manager with .nvmrc.',
  };
}

function pnpmVersion(): Finding {
  const version = findProgram('pnpm')
    ? execFileSync('pnpm', ['--version'], { encoding: 'utf8' }).trim()
    : 'is missing';
  return {
    ok: version.startsWith('12.'),
    what: `pnpm ${version}`,
    hint: 'Firstlight is locked with pnpm 12. Run `. scripts/env`.',
  };
}
