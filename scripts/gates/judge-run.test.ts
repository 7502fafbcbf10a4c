import { describe, expect, it } from 'vitest';
import { judgeRun, lastLine } from './judge-run.ts';

const named = (...names: string[]) => names.map((name) => ({ file: 'a.test.ts', name }));
const none = { broken: [], failed: [] };

describe('a run of the checks', () => {
  it('is green when everything passed', () => {
    const verdict = judgeRun([
      { ...none, passed: 10 },
      { ...none, passed: 1 },
    ]);
    expect(verdict.isGreen).toBe(true);
    expect(lastLine(verdict)).toBe('11 passed, 0 failed');
  });

  it('is red when nothing was checked', () => {
    expect(judgeRun([]).isGreen).toBe(false);
  });

  it('is green with three tests that passed alone, and names them', () => {
    const verdict = judgeRun([{ broken: [], passed: 10, failed: named('x', 'y', 'z'), again: [] }]);
    expect(verdict.isGreen).toBe(true);
    expect(verdict.unsteady).toEqual(named('x', 'y', 'z'));
    expect(lastLine(verdict)).toBe(
      '13 passed, 0 failed, 3 unsteady of at most 3: a.test.ts › x | a.test.ts › y | a.test.ts › z',
    );
  });

  it('is red with a fourth, wherever it stands, and counts them all as failed', () => {
    const verdict = judgeRun([
      { broken: [], passed: 10, failed: named('x', 'y', 'z'), again: [] },
      { broken: [], passed: 5, failed: [{ file: 'b.spec.ts', name: 'x' }], again: [] },
    ]);
    expect(verdict.isGreen).toBe(false);
    expect(lastLine(verdict)).toMatch(/^15 passed, 4 failed, 4 unsteady of at most 3: /);
  });

  it('is red with one test that failed twice', () => {
    const verdict = judgeRun([{ broken: [], passed: 10, failed: named('x', 'y'), again: named('y') }]);
    expect(verdict).toMatchObject({ isGreen: false, failed: named('y'), unsteady: named('x') });
    expect(lastLine(verdict)).toBe('11 passed, 1 failed, 1 unsteady of at most 3: a.test.ts › x');
  });

  it('is red when nobody could try again', () => {
    const verdict = judgeRun([{ broken: [], passed: 10, failed: named('x') }]);
    expect(verdict).toMatchObject({ isGreen: false, failed: named('x'), unsteady: [] });
    expect(lastLine(verdict)).toBe('10 passed, 1 failed');
  });

  it('is red when a gate broke, whatever was mended beside it', () => {
    const verdict = judgeRun([
      { passed: 0, broken: ['build'], failed: [] },
      { broken: [], passed: 10, failed: named('x'), again: [] },
    ]);
    expect(verdict.isGreen).toBe(false);
    expect(lastLine(verdict)).toMatch(/^11 passed, 1 failed, 1 unsteady/);
  });

  it('takes a file that fails as a whole for each of its tests, at either try', () => {
    const whole = named('');
    expect(judgeRun([{ broken: [], passed: 9, failed: named('x'), again: whole }]).failed).toEqual(
      named('x'),
    );
    expect(judgeRun([{ broken: [], passed: 9, failed: whole, again: named('x') }]).failed).toEqual(whole);
    expect(judgeRun([{ broken: [], passed: 9, failed: whole, again: [] }])).toMatchObject({
      isGreen: true,
      unsteady: whole,
    });
  });

  it('calls unsteady what passed first and failed beside the one that was tried again', () => {
    const verdict = judgeRun([{ broken: [], passed: 9, failed: named('x'), again: named('y') }]);
    expect(verdict).toMatchObject({ failed: [], unsteady: named('x', 'y'), passed: 10 });
  });
});
