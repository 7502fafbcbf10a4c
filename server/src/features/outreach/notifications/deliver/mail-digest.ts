import type { JobContext } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { translate } from '../../../../core/translate.ts';
import { findAddressee } from '../../../people/accounts/find-addressee.ts';
import { NewsLetter } from '../emails/news.email.tsx';
import { gathered } from '../list/visible.queries.ts';
import { newsSentence } from './news-sentence.ts';

/** One mail for one person's news. It names projects, never a hidden tester, and quotes nobody. */
export async function mailDigest(
  ctx: JobContext,
  { userId, mailedAt }: { userId: string; mailedAt: string },
): Promise<void> {
  const addressee = await findAddressee(ctx, userId);
  const news = await gathered(ctx.db, userId, 'mailedAt', new Date(mailedAt), ctx.now());
  const [first] = news;
  if (!addressee || !first) return;
  const { language, name, email } = addressee;
  const sentences = news.map((one) => newsSentence(language, one));
  await ctx.sendMail({
    key: `news:${userId}:${mailedAt}`,
    kind: 'news',
    to: email,
    subject:
      news.length === 1
        ? newsSentence(language, first)
        : translate(language, 'mail', 'news.subject', { count: news.length }),
    ...(await printLetter(NewsLetter({ language, name, origin: ctx.origin, news, sentences }))),
  });
}
