import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';

const script = 'scripts/dev/start-idle-part.testing.ts';

/** Starts it by a command, and gives the numbers of its processes once all run. */
async function start(command: string): Promise<{ shell: ChildProcess; parent: number; part: number }> {
  const shell = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  let [parent, part] = [0, 0];
  for await (const line of createInterface(shell.stdout)) {
    part = Number(/idle (\d+)/.exec(line)?.[1] ?? part);
    parent = Number(/parent (\d+)/.exec(line)?.[1] ?? parent);
    if (parent && part) break;
  }
  return { shell, parent, part };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const untilGone = (...pids: readonly number[]) =>
  vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 60_000, interval: 50 });

it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  'the parts of `pnpm dev` end when it gets %s',
  async (signal) => {
    const { parent, part } = await start(`exec node ${script}`);
    expect([parent, part].every(isAlive)).toBe(true);
    process.kill(parent, signal);
    await untilGone(parent, part);
  },
);

it('`pnpm dev` and its parts end when whoever started it is killed', async () => {
  const { shell, parent, part } = await start(`node ${script}; true`);
  expect([parent, part].every(isAlive)).toBe(true);
  shell.kill('SIGKILL');
  await untilGone(parent, part);
});

it('`pnpm dev` and its parts end when the package manager above its shell is killed', async () => {
  const { shell, parent, part } = await start(`sh -c 'node ${script}; true'; true`);
  expect([parent, part].every(isAlive)).toBe(true);
  shell.kill('SIGKILL');
  await untilGone(parent, part);
});
