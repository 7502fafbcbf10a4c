import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programPath } from '../../../../scripts/find-program.ts';

export interface Child {
  isAlive(): boolean;
  /** Sends a signal and answers the exit code once the process has ended (null: ended by the signal). */
  end(signal: NodeJS.Signals): Promise<number | null>;
  exited: Promise<number | null>;
  /** It ended although nobody asked it to. */
  hasCrashed(): boolean;
  /** The last of what it wrote, for messages about failure. */
  output(): string;
  process: ChildProcess;
}

export interface ChildOptions {
  env?: Record<string, string>;
  /** With a message channel, a Node process can tell its parent when it is ready. */
  channel?: boolean;
  directory?: string;
}

const running = new Set<ChildProcess>();
const endAll = () => {
  for (const child of running) child.kill('SIGKILL');
};
process.on('exit', endAll);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
}

export function startChild(command: string, args: string[], options: ChildOptions = {}): Child {
  const child = spawn(command, args, {
    env: { PATH: programPath, ...options.env },
    cwd: options.directory,
    stdio: ['ignore', 'pipe', 'pipe', ...(options.channel ? (['ipc'] as const) : [])],
  });
  running.add(child);
  let output = '';
  let isAskedToEnd = false;
  const keep = (text: Buffer) => {
    output = (output + text.toString()).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => running.delete(child));
    // Not before its last words are read: `exit` may come earlier than they do.
    child.once('close', (code) => resolve(code));
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    process: child,
    exited,
    isAlive,
    hasCrashed: () => !isAlive() && !isAskedToEnd,
    output: () => output,
    end(signal) {
      isAskedToEnd = true;
      child.kill(signal);
      return exited;
    },
  };
}

/** Runs a process to its end and complains with its own words if it fails. */
export async function runChild(command: string, args: string[], options: ChildOptions = {}): Promise<void> {
  const child = startChild(command, args, options);
  if ((await child.exited) !== 0) throw new Error(`${command} ${args.join(' ')}: ${child.output()}`);
}

/** The first message of a child; an end before that is an error. */
export async function firstMessage(child: Child): Promise<unknown> {
  const ended = child.exited.then((code) => {
    throw new Error(`ended with ${code} before it was ready: ${child.output()}`);
  });
  const [message] = await Promise.race([once(child.process, 'message'), ended]);
  return message;
}
