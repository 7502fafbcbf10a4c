import type { JobContext } from '../../../../core/job.ts';
import type { World } from '../../../../testing/world.ts';
import { lookAtClock } from './look-at-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** More than a day after a Sunday: a house that opens then has missed nothing. */
const begins = Date.UTC(2026, 10, 17);
const ends = Date.UTC(2028, 10, 18);
const years = Math.round((ends - begins) / (365 * day));

export interface YearFigures {
  years: number;
  sundays: number;
  firstSundays: number;
  looks: number;
  /** Letters that were due and that no row stands for. */
  missing: number;
  /** Rows that stand for no letter that was due, or for one that has a row. */
  tooMany: number;
  /** Letters that were opened at another moment than that of the first look after five o'clock. */
  openedElsewhen: number;
  /** Letters that were opened at 17:20, by a clock that had stopped a second before five. */
  openedAfterStop: number;
}

/**
 * Two years in which two clocks look at the same time: every `near` minutes around five o'clock on Sundays, every `night`
 * minutes in the three days around each change of clocks, every `far` minutes else. On each eighth Sunday both stop at
 * 16:59:59 and start at 17:20.
 */
export async function liveTwoYears(
  world: World,
  { near, night, far }: { near: number; night: number; far: number },
): Promise<YearFigures> {
  const sundays = [...eachSunday()];
  const stopped = new Set(sundays.filter((_, index) => index % 8 === 3));
  const looks = new Set<number>();
  for (let at = begins; at < ends; at += far * minute) looks.add(at);
  for (const due of sundays) {
    for (let at = due - 20 * minute; at <= due + 20 * minute; at += near * minute) looks.add(at);
    for (const at of [due - day, due - 1_000, due, due + day]) looks.add(at);
    if (!isChangeOfClocks(due)) continue;
    for (let at = due - 2 * day; at <= due + day; at += night * minute) looks.add(at);
  }
  const rests = (at: number) => [...stopped].some((due) => at >= due && at < due + 20 * minute);
  const looked = [...looks].filter((at) => at < ends && !rests(at)).toSorted((one, other) => one - other);
  for (const at of looked) {
    const ctx: JobContext = { ...world.jobCtx, now: () => new Date(at) };
    await Promise.all([lookAtClock(ctx), lookAtClock(ctx)]);
  }
  const { rows } = await world.database.pool.query<{ kind: string; due: Date; opened: Date | null }>(
    'select kind, due_at as due, frozen_at as opened from newsletter_issues',
  );
  const wanted = new Map(
    sundays.flatMap((due) => [
      [`weekly ${due}`, due],
      ...(isFirst(due) ? [[`monthly ${due}`, due] as const] : []),
    ]) as [string, number][],
  );
  const found = rows.map(({ kind, due }) => `${kind} ${due.getTime()}`);
  const expected = (due: number) => looked.find((at) => at >= due);
  return {
    years,
    sundays: sundays.length,
    firstSundays: sundays.filter(isFirst).length,
    looks: looked.length * 2,
    missing: [...wanted.keys()].filter((name) => !found.includes(name)).length,
    tooMany: found.length - new Set(found.filter((name) => wanted.has(name))).size,
    openedElsewhen: rows.filter(({ due, opened }) => opened?.getTime() !== expected(due.getTime())).length,
    openedAfterStop: rows.filter(({ due, opened }) => opened?.getTime() === due.getTime() + 20 * minute)
      .length,
  };
}

/** Five o'clock in Paris by the letter of the European directive, without any calendar of time zones. */
function* eachSunday(): Generator<number> {
  for (let midnight = Date.UTC(2026, 10, 22); midnight < ends; midnight += 7 * day) {
    const year = new Date(midnight).getUTCFullYear();
    const isSummer = midnight >= lastSunday(year, 2) && midnight < lastSunday(year, 9);
    const due = midnight + (17 - (isSummer ? 2 : 1)) * hour;
    if (due < ends) yield due;
  }
}

function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month, 31));
  return end.getTime() - end.getUTCDay() * day;
}

const isFirst = (due: number) => new Date(due).getUTCDate() <= 7;

function isChangeOfClocks(due: number): boolean {
  const midnight = due - (due % day);
  const year = new Date(due).getUTCFullYear();
  return midnight === lastSunday(year, 2) || midnight === lastSunday(year, 9);
}
