import type { Tally, TransparencyFigures } from '@firstlight/contract/office/transparency/transparency.ts';
import type { TransparencySpan } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { addTallies } from './tally.policy.ts';
import type { CountedQuarter } from './transparency.queries.ts';

const quartersIn: Record<TransparencySpan, number> = { quarter: 1, year: 4, all: Number.POSITIVE_INFINITY };

/** Those that a span is made of, the latest first. */
export const quartersOf = (quarters: readonly CountedQuarter[], span: TransparencySpan): CountedQuarter[] =>
  quarters.slice(0, quartersIn[span]);

/** The figures of some quarters together, made of what is published of each: a sum tells nothing that they do not. */
export function addQuarters(
  quarters: readonly [CountedQuarter, ...CountedQuarter[]],
  span: TransparencySpan,
): TransparencyFigures {
  const [latest] = quarters;
  const all = quarters.map(({ figures }) => figures);
  const sum = (pick: (figures: (typeof all)[number]) => Tally | undefined) =>
    addTallies(all.flatMap((figures) => pick(figures) ?? []));
  const row = (rule: string) => (figures: (typeof all)[number]) =>
    figures.decisions.find((one) => one.rule === rule);
  const bands = all.map((figures) => figures.bands);
  return {
    reports: latest.figures.reports.map(({ reason }) => ({
      reason,
      tally: sum(({ reports }) => reports.find((one) => one.reason === reason)?.tally),
    })),
    decisions: latest.figures.decisions.map(({ rule }) => ({
      rule,
      noViolation: sum((figures) => row(rule)(figures)?.noViolation),
      warning: sum((figures) => row(rule)(figures)?.warning),
      restriction: sum((figures) => row(rule)(figures)?.restriction),
      limit: sum((figures) => row(rule)(figures)?.limit),
      suspension: sum((figures) => row(rule)(figures)?.suspension),
    })),
    hours: { ...latest.figures.times[span], bands: addBands(bands) },
    hidden: { all: sum(({ hidden }) => hidden.all), wrong: sum(({ hidden }) => hidden.wrong) },
    appeals: {
      upheld: sum(({ appeals }) => appeals.upheld),
      reduced: sum(({ appeals }) => appeals.reduced),
      overturned: sum(({ appeals }) => appeals.overturned),
      late: sum(({ appeals }) => appeals.late),
    },
    automated: sum(({ automated }) => automated),
    singleHanded: sum(({ singleHanded }) => singleHanded),
  };
}

/** Where a quarter’s are not published, nor is their sum. */
function addBands(bands: readonly (Tally[] | null)[]): Tally[] | null {
  const known = bands.filter((one) => one !== null);
  if (known.length < bands.length) return null;
  return (known[0] ?? []).map((_, place) => addTallies(known.flatMap((band) => band[place] ?? [])));
}
