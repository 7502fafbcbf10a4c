import type { Db } from '../../../db/database.ts';
import {
  countBands,
  countClosed,
  countDecisions,
  countReports,
  type Span,
} from './published/case-counts.queries.ts';
import { countUnmaskings } from './published/unmasking-counts.queries.ts';

export interface CaseCounts {
  /** By reason. */
  reports: Map<string, number>;
  /** By rule and step, or `no_violation`: `spam warning`. */
  decisions: Map<string, number>;
  /** By hours to the decision (`decisionHours`), and what took longer. */
  bands: number[];
  times: { count: number; median: number; ninetieth: number };
  hidden: number;
  wronglyHidden: number;
  singleHanded: number;
  /** By ground. */
  unmaskings: Map<string, number>;
}

/** Sums over a span of time, for what is published. A case counts once it is closed: then nothing of it is undone. */
export async function countCases(db: Db, span: Span): Promise<CaseCounts> {
  const figures = await countClosed(db, span);
  return {
    reports: await countReports(db, span),
    decisions: await countDecisions(db, span),
    bands: await countBands(db, span),
    ...figures,
    unmaskings: await countUnmaskings(db, span),
  };
}
