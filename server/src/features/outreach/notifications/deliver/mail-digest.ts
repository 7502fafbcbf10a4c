import type { JobContext } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import { notificationQuestions } from '../../../../core/notifications/notification-questions.ts';
import { ask } from '../../../../core/question.ts';
import { translate } from '../../../../core/translate.ts';
import { NewsLetter } from '../emails/news.email.tsx';
import { addWords, type WordedLine } from '../list/add-words.ts';
import { gathered } from '../list/visible.queries.ts';
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
  const say = (one: WordedLine) => newsSentence(kinds, language, one);
  const items = [best, ...news.filter((one) => one !== best)].map((one) => ({
    path: one.path,
    sentence: say(one),
  }));
  const subject = () => {
    if (news.length === 1) return say(best);
    // Of several that say what somebody tests, a locked screen need not name one.
    if (kinds[best.kind].isDiscreet)
      return translate(language, 'mail', 'news.several', { count: news.length });
    return translate(language, 'mail', 'news.subject', { best: say(best), count: news.length - 1 });
  };
  await ctx.sendMail({
    key: `news:${userId}:${mailedAt}`,
    kind: 'news',
    to: email,
    subject: subject(),
    ...(await printLetter(NewsLetter({ language, name, origin: ctx.origin, items }))),
  });
}

/** What the subject names: the line with the most behind it, the latest of them, and rather none that is discreet. */
function bestOf(kinds: KindsByName, news: readonly WordedLine[]): WordedLine | undefined {
  const discreet = (line: WordedLine) => Number(kinds[line.kind].isDiscreet ?? false);
  return news.toSorted((one, other) => discreet(one) - discreet(other) || other.count - one.count)[0];
}
