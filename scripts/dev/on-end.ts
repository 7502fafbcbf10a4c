import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const lookEveryMs = 500;

/** Calls back once when this process is asked to end, or when whoever started it is gone. */
export function onEnd(work: () => Promise<unknown>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    clearInterval(look);
    void work();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // A package manager that is ended passes nothing on; and it may have started us through a shell, which stays.
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = ancestors();
  const look = setInterval(() => {
    if (ancestors() !== before) end();
  }, lookEveryMs);
  look.unref();
}

function parentOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    // The name of the program stands in brackets and may hold anything; what follows it is numbers.
    const [, parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return parent;
  } catch {
    return '';
  }
}
