import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readNewsletterIssue } from '@firstlight/contract/outreach/newsletter/newsletter-issues.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { listShowable } from '../letter/list-showable.ts';
import { listSundays } from './archive.queries.ts';

/** The common part alone: what was drawn for single readers, and what opened their letters, is nowhere but in their mail. */
export async function readIssue(
  { db }: Pick<Context, 'db'>,
  { date }: InputOf<typeof readNewsletterIssue>,
): Promise<ResultOf<typeof readNewsletterIssue>> {
  const [sunday] = await listSundays(db, { on: date }, 1);
  if (!sunday) throw new AppError('newsletter.no_issue');
  const cards = await listShowable(
    db,
    sunday.letters.flatMap(({ chosen }) => chosen),
  );
  return {
    date,
    letters: sunday.letters.map(({ kind, number, chosen }) => ({
      kind,
      number,
      projects: chosen.flatMap((id) => cards.get(id)?.card ?? []),
    })),
  };
}
