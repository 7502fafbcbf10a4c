import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';
import { runSteps, type Step } from './shutdown.ts';

const log = createLog('silent');

/** Steps that note when they ran; one of them may do something else. */
function steps(ran: string[], special: Partial<Record<string, Step['run']>> = {}): Step[] {
  return ['first', 'second', 'third'].map((name) => ({
    name,
    run: special[name] ?? (() => void ran.push(name)),
  }));
}

describe('stopping', () => {
  it('runs its steps in order, each after the one before has finished', async () => {
    const ran: string[] = [];
    const slow = async () => {
      await setImmediate();
      ran.push('first');
    };
    await runSteps(steps(ran, { first: slow }), log);
    expect(ran).toEqual(['first', 'second', 'third']);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('goes on when a step %s, and names it', async (_, broken) => {
    const ran: string[] = [];
    const said = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await runSteps(steps(ran, { second: broken }), log);
    expect(ran).toEqual(['first', 'third']);
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ step: 'second' }), expect.any(String));
    said.mockRestore();
  });
});

describe('a step that hangs', () => {
  it('does not keep the rest from closing', async () => {
    const ran: string[] = [];
    await runSteps(steps(ran, { first: () => new Promise(() => undefined) }), log, 20);
    expect(ran).toEqual(['second', 'third']);
  });
});
