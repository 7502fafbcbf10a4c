import type { Books, MonthLine } from '@firstlight/contract/office/support/support.ts';
import { pledgeRules } from '@firstlight/contract/office/support/support-rules.ts';
import { supportRules } from '@firstlight/contract/rules.ts';
import type { MonthSums } from './books.queries.ts';

export interface BookRows {
  /** Today, as a date. */
  today: string;
  reconciledOn: string | null;
  sums: readonly MonthSums[];
  costs: readonly { month: string; cents: number; words: string }[];
}

/** The page is the ledger: nothing here is typed by anybody but the costs. */
export function booksFrom({ today, reconciledOn, sums, costs }: BookRows): Books {
  const thisMonth = monthOf(today);
  const line = (month: string): MonthLine => {
    const { received = 0, fees = 0 } = sums.find((one) => one.month === month) ?? {};
    const spent = total(costs.filter((cost) => cost.month === month));
    return { month, received, fees, costs: spent, left: received - fees - spent };
  };
  const shown = shownMonth(thisMonth, reconciledOn, sums, costs);
  const monthlyCosts = meanCosts(costs, thisMonth);
  const inHand =
    sums.reduce((all, { received, fees }) => all + received - fees, 0) -
    total(costs.filter(({ month }) => month <= thisMonth));
  const supporters = sums.find(({ month }) => month === shown)?.supporters ?? 0;
  return {
    month: line(shown),
    supporters: supporters < supportRules.supportersFrom ? null : supporters,
    costs: costs.filter(({ month }) => month === shown).map(({ words, cents }) => ({ words, cents })),
    monthlyCosts,
    inHand,
    monthsCovered: monthlyCosts === null ? null : Math.max(0, Math.floor(inHand / Math.max(monthlyCosts, 1))),
    reconciledOn,
    months: monthsBefore(shown, pledgeRules.months)
      .map(line)
      .filter(
        ({ received, costs: spent }, place, all) =>
          isBegun(all.slice(0, place + 1)) || received !== 0 || spent !== 0,
      ),
  };
}

const isBegun = (months: readonly MonthLine[]) =>
  months.some(({ received, costs }) => received !== 0 || costs !== 0);

/** The last month that is over and compared to its end and in which something happened, or the one that runs. */
function shownMonth(
  thisMonth: string,
  reconciledOn: string | null,
  sums: readonly MonthSums[],
  costs: BookRows['costs'],
): string {
  const hadSomething = (month: string) =>
    sums.some((one) => one.month === month) || costs.some((cost) => cost.month === month);
  const [last = thisMonth] = monthsBefore(thisMonth, pledgeRules.months + 1)
    .slice(0, -1)
    .toReversed()
    .filter(
      (month) => hadSomething(month) && reconciledOn !== null && nextMonth(month) <= dayAfter(reconciledOn),
    );
  return last;
}

function meanCosts(costs: BookRows['costs'], thisMonth: string): number | null {
  const months = [...new Set(costs.map(({ month }) => month).filter((month) => month <= thisMonth))]
    .toSorted()
    .slice(-pledgeRules.costMonths);
  if (months.length === 0) return null;
  const mean = total(costs.filter(({ month }) => months.includes(month))) / months.length;
  const step = pledgeRules.costStepEuros * 100;
  return Math.max(step, Math.round(mean / step) * step);
}

/** So many months up to the given one, the oldest first. */
function monthsBefore(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const at = new Date(`${month}T00:00:00Z`);
    at.setUTCMonth(at.getUTCMonth() - (count - 1 - place));
    return at.toISOString().slice(0, 10);
  });
}

function nextMonth(month: string): string {
  const at = new Date(`${month}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + 1);
  return at.toISOString().slice(0, 10);
}

function dayAfter(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const total = (costs: readonly { cents: number }[]) => costs.reduce((all, { cents }) => all + cents, 0);
