import { diagnosisRules } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import { describe, expect, it } from 'vitest';
import { type Change, compareVersions, type DailySkips, skipVersions } from './skip-versions.ts';

const iteration = (day: string): Change => ({ kind: 'iteration', day });
const edit = (day: string): Change => ({ kind: 'edit', day });
const skips = (
  day: string,
  count: number,
  reason: DailySkips['reason'] = 'too_complex',
  outdatedOn: string | null = null,
): DailySkips => ({ day, count, reason, outdatedOn });
const shareOf = (shares: { reason: string; share: number }[] | null | undefined, reason: string) =>
  shares?.find((one) => one.reason === reason)?.share;

describe('versions', () => {
  it('are one while nothing has changed', () => {
    expect(skipVersions([], [skips('2026-11-02', 4)])).toEqual([{ from: null, changes: [], shares: null }]);
  });

  it('have shares of all reasons from five skips on', () => {
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

  it('begin on the day of a change and contain the skips of that day', () => {
    const days = [skips('2026-11-11', 6), skips('2026-11-12', 5, 'other')];
    const [after, before] = skipVersions([edit('2026-11-12')], days);
    expect([before?.from, after?.from]).toEqual([null, '2026-11-12']);
    expect([before, after].map((version) => shareOf(version?.shares, 'too_complex'))).toEqual([1, 0]);
  });

  it('contain each tester once, with the last skip of the version', () => {
    const days = [
      skips('2026-11-02', 4),
      skips('2026-11-02', 1, 'unclear_value', '2026-11-23'),
      skips('2026-11-23', 5, 'other'),
    ];
    const [after, before] = skipVersions([iteration('2026-11-10')], days);
    expect([shareOf(before?.shares, 'unclear_value'), shareOf(after?.shares, 'other')]).toEqual([0.2, 1]);
    const [only] = skipVersions([], days);
    expect([shareOf(only?.shares, 'unclear_value'), shareOf(only?.shares, 'other')]).toEqual([0, 5 / 9]);
  });

  it('join the changes of one day, the latest version first', () => {
    const changes = [iteration('2026-11-10'), edit('2026-11-11'), iteration('2026-11-11')];
    expect(skipVersions(changes, [])).toMatchObject([
      { from: '2026-11-11', changes: ['edit', 'iteration'] },
      { from: '2026-11-10', changes: ['iteration'] },
      { from: null, changes: [] },
    ]);
  });

  it('are limited to the latest', () => {
    const many = Array.from({ length: 20 }, (_, nth) => edit(`2026-05-${nth + 10}`));
    const versions = skipVersions(many, []);
    expect(versions).toHaveLength(diagnosisRules.versions);
    expect(versions[0]?.from).toBe('2026-05-29');
  });
});

describe('the comparison that all visitors read', () => {
  const before = [skips('2026-11-11', 4, 'unclear_value'), skips('2026-11-11', 1, 'other')];

  it('contains exact shares on both sides of an iteration, from five skips on each side on', () => {
    const few = [...before, skips('2026-11-12', 4, 'other')];
    expect(compareVersions([iteration('2026-11-12')], few)).toBeNull();
    const compared = compareVersions([iteration('2026-11-12')], [...few, skips('2026-11-13', 3)]);
    expect(compared?.day).toBe('2026-11-12');
    expect(shareOf(compared?.before, 'unclear_value')).toBe(0.8);
    expect(shareOf(compared?.after, 'other')).toBe(4 / 7);
  });

  it('changes with each skip', () => {
    const known = [...before, skips('2026-11-12', 5, 'other')];
    const first = compareVersions([iteration('2026-11-12')], known);
    expect(shareOf(first?.after, 'other')).toBe(1);
    const next = compareVersions([iteration('2026-11-12')], [...known, skips('2026-11-12', 1)]);
    expect(shareOf(next?.after, 'other')).toBe(5 / 6);
  });

  it('is of the latest iteration with enough skips', () => {
    const known = [...before, skips('2026-11-12', 5, 'other'), skips('2026-11-14', 2)];
    const changes = [iteration('2026-11-14'), iteration('2026-11-12')];
    expect(compareVersions(changes, known)).toMatchObject({ day: '2026-11-12' });
  });

  it('ignores edits', () => {
    const known = [...before, skips('2026-11-13', 5, 'other')];
    expect(compareVersions([edit('2026-11-12')], known)).toBeNull();
  });
});
