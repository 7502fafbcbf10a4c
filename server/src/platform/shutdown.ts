import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';

export interface Step {
  name: string;
  run(): Promise<unknown> | unknown;
}

/** A step that hangs must not keep the rest from closing, nor the process from ending. */
const stepLimitMs = 25_000;

/** Runs the steps in order at the first SIGTERM or SIGINT, then ends the process. */
export function shutdownOnSignal(steps: readonly Step[], log: Log): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await runSteps(steps, log);
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

export async function runSteps(steps: readonly Step[], log: Log, limitMs = stepLimitMs): Promise<void> {
  for (const step of steps) {
    const limit = wait(limitMs, undefined, { ref: false }).then(() => {
      throw new Error('took too long');
    });
    await Promise.race([Promise.resolve().then(() => step.run()), limit]).catch((error: unknown) => {
      log.error({ err: error, step: step.name }, 'a shutdown step failed');
    });
  }
}
