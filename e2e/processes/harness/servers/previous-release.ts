import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import list from '../../../../deploy/releases.json' with { type: 'json' };
import { runChild } from './child.ts';

export interface PreviousRelease {
  version: string;
  /** As `serverDirectory` is of this checkout. */
  serverDirectory: string;
  remove(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Checks the release before this one out beside this checkout, and builds its server. `PREVIOUS_COMMIT` names another commit. */
export async function buildPreviousRelease(): Promise<PreviousRelease> {
  const newest = list.releases.at(-1);
  const commit = process.env['PREVIOUS_COMMIT'] ?? newest?.commit ?? '';
  const home = await mkdtemp(join(tmpdir(), 'firstlight-previous-'));
  const directory = join(home, 'checkout');
  const env = Object.fromEntries(
    Object.entries(process.env).filter((one): one is [string, string] => one[1] !== undefined),
  );
  await runChild('git', ['-C', root, 'worktree', 'add', '--detach', directory, commit], { env });
  const inside = { env, directory };
  await runChild('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], inside);
  await runChild(
    'pnpm',
    ['--filter', '@firstlight/server', 'exec', 'vite', 'build', '--mode', 'test'],
    inside,
  );
  return {
    version: process.env['PREVIOUS_COMMIT'] ?? newest?.version ?? '',
    serverDirectory: `${directory}/server/`,
    async remove() {
      await runChild('git', ['-C', root, 'worktree', 'remove', '--force', directory], { env });
      await rm(home, { recursive: true, force: true });
    },
  };
}
