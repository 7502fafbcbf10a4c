import type { JobContext } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { withoutAddresses } from '../../../../core/mail/without-addresses.ts';
import { notificationQuestions } from '../../../../core/notifications/notification-questions.ts';
import { ask } from '../../../../core/question.ts';
import { translate } from '../../../../core/translate.ts';
import { NewsLetter } from '../emails/news.email.tsx';
import { addWords } from '../list/add-words.ts';
import { gathered } from '../list/visible.queries.ts';
import { bestOf, headline } from './headline.ts';
import { newsSentence } from './news-sentence.ts';

/** One mail for one person's news. It names projects, never a hidden tester, and quotes nobody. */
export async function mailDigest(
  ctx: JobContext,
  { userId, mailedAt }: { userId: string; mailedAt: string },
): Promise<void> {
  const kinds = ctx.notificationKinds;
  const addressee = await ask(ctx, notificationQuestions.findAddressee, userId);
  const turn = { way: 'mailedAt', at: new Date(mailedAt), now: ctx.now() } as const;
  const news = await addWords(ctx, userId, await gathered(ctx.db, kinds, userId, turn));
  const best = bestOf(kinds, news);
  if (!addressee || !best) return;
  const { language, name, email } = addressee;
  const items = [best, ...news.filter((one) => one !== best)].map((one) => ({
    path: one.path,
    sentence: withoutAddresses(newsSentence(kinds, language, one)),
  }));
  const button =
    news.length === 1
      ? { label: translate(language, 'notifications', `kinds.${best.kind}.button`), path: best.path }
      : { label: translate(language, 'mail', 'news.button'), path: '' };
  await ctx.sendMail({
    key: `news:${userId}:${mailedAt}`,
    kind: 'news',
    to: email,
    subject: withoutAddresses(headline(kinds, language, best, news.length)),
    ...(await printLetter(NewsLetter({ language, name, origin: ctx.origin, items, button }))),
  });
}
