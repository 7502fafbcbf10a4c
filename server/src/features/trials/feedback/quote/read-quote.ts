import { createHash } from 'node:crypto';
import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { defaultLanguage } from '@firstlight/contract/languages.ts';
import { languageOf } from '@firstlight/contract/text/language-of.ts';
import { type readQuote as endpoint, quoteRules } from '@firstlight/contract/trials/feedback/quote.ts';
import type { Context } from '../../../../core/context.ts';
import { type RawBody, rawBody } from '../../../../core/http/guests/raw-body.ts';
import type { Db } from '../../../../db/database.ts';
import { createTtlCache, type TtlCache } from '../../../../platform/limits/ttl-cache.ts';
import { listQuotable, type QuoteRow } from './quote.queries.ts';

const dayMs = 86_400_000;

/** What was taken down goes from here when it goes from its project's page; the lot itself holds for the day. */
const sharedMs = 1000;

/** For everybody alike: the day and the language are all that it depends on. */
export function readQuote(
  ctx: Context,
  { language = defaultLanguage }: InputOf<typeof endpoint>,
): Promise<RawBody> {
  const now = ctx.now();
  const day = dayOf(now);
  return kept(ctx.db).get(`${day} ${language}`, now.getTime(), async () => {
    const until = dayOf(new Date(now.getTime() - quoteRules.daysMin * dayMs));
    const rows = await listQuotable(ctx.db, { language, day, until });
    // A tester may write in another language than the maker.
    const row = rows.find(({ comment }) => languageOf(comment) === language) ?? rows[0];
    const body = rawBody(JSON.stringify(present(row)));
    const etag = `"${createHash('sha1').update(body.bytes).digest('base64url')}"`;
    return { ...body, etag, freshUntil: now.getTime() + sharedMs };
  });
}

function present(row: QuoteRow | undefined): ResultOf<typeof endpoint> {
  if (!row) return { quote: null };
  const { comment, projectId, name, language } = row;
  return {
    quote: {
      text: comment,
      language: languageOf(comment) ?? language,
      project: { id: projectId, name, language },
    },
  };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const caches = new WeakMap<Db, TtlCache<RawBody>>();

/** Of each database its own: tests have several in one process. */
function kept(db: Db): TtlCache<RawBody> {
  const found = caches.get(db) ?? createTtlCache<RawBody>({ milliseconds: sharedMs, entries: 8 });
  caches.set(db, found);
  return found;
}
