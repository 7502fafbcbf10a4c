import { diagnosisRules } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import { describe, expect, it } from 'vitest';
import { type Change, compareVersions, skipVersions, type WeeklySkips } from './skip-versions.ts';

const iteration = (day: string): Change => ({ kind: 'iteration', at: new Date(`${day}T09:00:00Z`) });
const skips = (
  week: string,
  count: number,
  reason: WeeklySkips['reason'] = 'too_complex',
  outdatedIn: string | null = null,
): WeeklySkips => ({ week, count, reason, outdatedIn });
const share = (version: ReturnType<typeof skipVersions>[number] | undefined, reason: string) =>
  version?.shares?.find((one) => one.reason === reason)?.share;

describe('versions', () => {
  it('are one while nothing has changed', () => {
    expect(skipVersions([], [skips('2026-11-02', 4)])).toEqual([{ from: null, changes: [], shares: null }]);
  });

  it('say nothing under five skips, and shares of all reasons from five on', () => {
    const few = diagnosisRules.skipsFrom - 1;
    expect(skipVersions([], [skips('2026-11-02', few)])[0]?.shares).toBeNull();
    const [enough] = skipVersions([], [skips('2026-11-02', few), skips('2026-11-09', 1, 'other')]);
    expect(enough?.shares).toEqual([
      { reason: 'not_relevant', share: 0 },
      { reason: 'unclear_value', share: 0 },
      { reason: 'too_complex', share: 0.8 },
      { reason: 'not_target_user', share: 0 },
      { reason: 'other', share: 0.2 },
    ]);
  });

  it('are divided at the Monday nearest to a change, since a skip tells only its week', () => {
    const weeks = [skips('2026-11-02', 6), skips('2026-11-09', 5, 'other')];
    const startOf = (day: string) => skipVersions([iteration(day)], weeks)[0]?.from;
    expect([startOf('2026-11-09'), startOf('2026-11-12'), startOf('2026-11-13')]).toEqual([
      '2026-11-09',
      '2026-11-09',
      '2026-11-16',
    ]);
    const [after, before] = skipVersions([iteration('2026-11-10')], weeks);
    expect([share(before, 'too_complex'), share(after, 'too_complex')]).toEqual([1, 0]);
  });

  it('have everybody once: who skipped two of them stands in both, who skipped one twice with the later word', () => {
    const weeks = [
      skips('2026-11-02', 4),
      skips('2026-11-02', 1, 'unclear_value', '2026-11-23'),
      skips('2026-11-23', 5, 'other'),
    ];
    const [after, before] = skipVersions([iteration('2026-11-10')], weeks);
    expect([share(before, 'unclear_value'), share(after, 'other')]).toEqual([0.2, 1]);
    const [only] = skipVersions([], weeks);
    expect([share(only, 'unclear_value'), share(only, 'other')]).toEqual([0, 5 / 9]);
  });

  it('hold the changes of one week together, the latest version first', () => {
    const edit: Change = { kind: 'edit', at: new Date('2026-11-11T12:00:00Z') };
    const versions = skipVersions([iteration('2026-11-10'), edit, iteration('2026-11-02')], []);
    expect(versions.map(({ from, changes }) => [from, changes.map(({ kind }) => kind)])).toEqual([
      ['2026-11-09', ['iteration', 'edit']],
      ['2026-11-02', ['iteration']],
      [null, []],
    ]);
  });

  it('are the latest few, however often a project was changed', () => {
    const many = Array.from({ length: 20 }, (_, week) => ({
      kind: 'edit' as const,
      at: new Date(Date.UTC(2026, 0, 5 + 7 * week)),
    }));
    const versions = skipVersions(many, []);
    expect(versions).toHaveLength(diagnosisRules.versions);
    expect(versions[0]?.from).toBe('2026-05-18');
  });
});

const wednesday = new Date('2026-11-18T12:00:00Z');
const published: Change = { kind: 'iteration', at: new Date('2026-11-02T09:00:00Z') };
const shareOf = (shares: { reason: string; share: number }[] | undefined, reason: string) =>
  shares?.find((one) => one.reason === reason)?.share;

describe('what everybody reads of before and after', () => {
  it('is the share of each reason on both sides of an iteration, from five skips on each side on', () => {
    const before = [skips('2026-10-26', 4, 'unclear_value'), skips('2026-10-26', 1, 'other')];
    expect(
      compareVersions([published], [...before, skips('2026-11-09', 4, 'unclear_value')], wednesday),
    ).toBeNull();
    const compared = compareVersions([published], [...before, skips('2026-11-09', 5, 'other')], wednesday);
    expect(compared?.day).toBe('2026-11-02');
    expect(shareOf(compared?.before, 'unclear_value')).toBe(0.8);
    expect(shareOf(compared?.after, 'unclear_value')).toBe(0);
  });

  it('does not move within a week: what was skipped in it, or skipped again, waits for its Monday', () => {
    const known = [skips('2026-10-26', 6, 'unclear_value'), skips('2026-11-02', 6, 'other')];
    const still = compareVersions([published], known, wednesday);
    expect(
      compareVersions([published], [...known, skips('2026-11-16', 3, 'unclear_value')], wednesday),
    ).toEqual(still);
    const again = known.map((skip) => ({
      ...skip,
      outdatedIn: skip.week === '2026-11-02' ? '2026-11-16' : null,
    }));
    expect(compareVersions([published], again, wednesday)).toEqual(still);
  });

  it('moves by five people or more, so that nobody tells from last week’s shares what one of them said', () => {
    const known = [skips('2026-10-26', 5, 'unclear_value'), skips('2026-11-02', 5, 'other')];
    const monday = (day: string) => new Date(`${day}T00:00:00Z`);
    const first = compareVersions([published], known, monday('2026-11-09'));
    expect(shareOf(first?.after, 'other')).toBe(1);
    const one = [...known, skips('2026-11-09', 1, 'too_complex')];
    expect(compareVersions([published], one, monday('2026-11-16'))).toEqual(first);
    const five = [...one, skips('2026-11-16', 4, 'unclear_value')];
    const moved = compareVersions([published], five, monday('2026-11-23'));
    expect(shareOf(moved?.after, 'too_complex')).toBe(0.1);
  });

  it('is told in whole per cents: an exact fraction would tell of how many', () => {
    const known = [skips('2026-10-26', 5, 'unclear_value'), skips('2026-11-02', 6, 'other')];
    const compared = compareVersions([published], [...known, skips('2026-11-02', 1)], wednesday);
    expect(shareOf(compared?.after, 'other')).toBe(0.86);
  });

  it('compares around iterations alone: an edit is nothing that was said to anybody', () => {
    const edit: Change = { ...published, kind: 'edit' };
    expect(
      compareVersions(
        [edit],
        [skips('2026-10-26', 6, 'unclear_value'), skips('2026-11-09', 6, 'unclear_value')],
        wednesday,
      ),
    ).toBeNull();
  });
});
