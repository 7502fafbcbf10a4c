import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OlderCheckout {
  root: string;
  remove(): void;
}

/** An earlier commit in a folder of its own, built as it was then. */
export function checkOut(commit: string): OlderCheckout {
  const folder = mkdtempSync(join(tmpdir(), 'firstlight-older-'));
  const root = join(folder, 'checkout');
  const run = (command: string, args: readonly string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const remove = () => {
    run('git', ['worktree', 'remove', '--force', root], '.');
    rmSync(folder, { recursive: true, force: true });
  };
  run('git', ['worktree', 'add', '--detach', root, commit], '.');
  try {
    run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], root);
    run('pnpm', ['--filter', '@firstlight/server', 'build:all'], root);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}
