import type { Context } from '../../../../core/context.ts';
import { inPages } from '../../../../core/in-pages.ts';
import { type Pledge, pledgesOf } from '../checkout/pledges.queries.ts';
import { type Posting, postingsOf } from './ledger.queries.ts';

/** All that the ledger holds of one person, pledge by pledge. */
export async function* paymentsOf(
  { db, vault }: Context,
  person: { id: string; email: string },
): AsyncIterable<Posting> {
  const pledges = inPages<Pledge>((last, limit) => pledgesOf(db, vault, person, { after: last?.id, limit }));
  for await (const { id } of pledges) yield* await postingsOf(db, id);
}
