import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { StartRefusal } from '../../server/src/platform/config/start-refusal.ts';
import { type Environment, root } from '../environment.ts';
import { readableLine } from './readable-line.ts';

export interface Part {
  name: string;
  /** What Node runs, from the folder given or the project's root. */
  program: readonly string[];
  folder?: string;
  /** What it says when it is ready. */
  ready: RegExp;
  /** Lines that nobody needs to see. */
  noise?: RegExp;
}

export interface Parts {
  /** Starts a part with its name before each of its lines, and waits until it says that it is ready. */
  start(part: Part, onLine?: (line: string) => void): Promise<void>;
  /** Ends what runs of these and starts it anew; what does not start waits for the next time. */
  restart(parts: readonly Part[]): Promise<void>;
  stop(): Promise<void>;
}

const preload = fileURLToPath(new URL('end-with-parent.ts', import.meta.url));

/** What does not end by itself within this time is killed. */
const patienceMs = 10_000;

export function createParts(env: Environment, print: (line: string) => void): Parts {
  const running = new Map<string, ChildProcess>();
  const leaving = new Set<ChildProcess>();

  function start(part: Part, onLine: (line: string) => void = () => undefined): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', preload, ...part.program], {
      cwd: fileURLToPath(new URL(part.folder ?? '.', root)),
      env: { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.set(part.name, child);
    return new Promise((resolve, reject) => {
      child.once('close', (code) => {
        if (running.get(part.name) === child) running.delete(part.name);
        if (code === 0) resolve();
        else if (!leaving.has(child)) {
          print(`${part.name.padEnd(8)} stopped with code ${code}`);
          reject(new StartRefusal(`The part “${part.name}” did not start; its lines above say why.`));
        }
      });
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue;
        createInterface(stream).on('line', (line) => {
          if (!part.noise?.test(line))
            for (const shown of readableLine(line).split('\n')) print(`${part.name.padEnd(8)} ${shown}`);
          if (part.ready.test(line)) resolve();
          onLine(line);
        });
      }
    });
  }

  async function end(child: ChildProcess): Promise<void> {
    leaving.add(child);
    const hasEnded = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    const tooLong = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await hasEnded;
    clearTimeout(tooLong);
  }

  return {
    start,
    async restart(parts) {
      const old = parts.flatMap(({ name }) => running.get(name) ?? []);
      await Promise.all(old.map(end));
      await Promise.allSettled(parts.map((part) => start(part)));
    },
    stop: async () => void (await Promise.all([...running.values()].map(end))),
  };
}
