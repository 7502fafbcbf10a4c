import type { BaseRates } from './estimate-response.ts';

/** All that was learnt, in the form in which the formulas take it. */
export interface Rates {
  base: BaseRates;
  site: number;
  /** By the category's bit. */
  categories: number[];
}
