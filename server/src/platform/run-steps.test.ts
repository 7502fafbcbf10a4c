import { describe, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.ts';

describe('runSteps', () => {
  it('runs the steps after one that fails and names that one', async () => {
    const [first, last] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const broken = async () => {
      throw new Error('timed out');
    };
    const run = runSteps({ first, broken, last });
    await expect(run).rejects.toThrow('steps failed: broken');
    await expect(run).rejects.toMatchObject({ errors: [new Error('timed out')] });
    expect([first, last].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
