import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readSupport as endpoint } from '@firstlight/contract/office/support/support.ts';
import type { Context } from '../../../../core/context.ts';
import { booksFrom } from './books.policy.ts';
import { listCosts, sumMonths, wordsOf } from './books.queries.ts';
import { findReconciledOn } from './checks.queries.ts';

/** Only days that were compared with the provider’s own are shown to anybody. */
export async function readSupport(
  { db, now, payments, language: own }: Context,
  { language = own }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const reconciledOn = await findReconciledOn(db);
  const sums = reconciledOn === null ? [] : await sumMonths(db, reconciledOn);
  const costs = (await listCosts(db)).map((cost) => ({ ...cost, words: wordsOf(cost, language) }));
  const books = booksFrom({ today: now().toISOString().slice(0, 10), reconciledOn, sums, costs });
  return { isOpen: payments !== null, books };
}
