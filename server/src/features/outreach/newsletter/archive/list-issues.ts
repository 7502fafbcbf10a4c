import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listNewsletterIssues } from '@firstlight/contract/outreach/newsletter/newsletter-issues.ts';
import type { Context } from '../../../../core/context.ts';
import { listShowable } from '../letter/list-showable.ts';
import { listSundays } from './archive.queries.ts';

const pageSize = 20;

/** What everybody got, as far as everybody may see it today. Nothing of it depends on who asks. */
export async function listIssues(
  { db }: Pick<Context, 'db'>,
  { before }: InputOf<typeof listNewsletterIssues>,
): Promise<ResultOf<typeof listNewsletterIssues>> {
  const rows = await listSundays(db, { before }, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const cards = await listShowable(
    db,
    shown.flatMap(({ letters }) => letters.flatMap(({ chosen }) => chosen)),
  );
  const items = shown.map(({ date, letters }) => ({
    date,
    kinds: letters.map(({ kind }) => kind),
    projects: [...new Set(letters.flatMap(({ chosen }) => chosen))].flatMap((id) => {
      const found = cards.get(id)?.card;
      return found ? [{ id, name: found.name, language: found.language }] : [];
    }),
  }));
  return { items, next: rows.length > pageSize ? (shown.at(-1)?.date ?? null) : null };
}
