import type { Language } from '@firstlight/contract/languages.ts';
import type { JobContext } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { withoutAddresses } from '../../../../core/mail/without-addresses.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import { notificationQuestions } from '../../../../core/notifications/notification-questions.ts';
import { ask } from '../../../../core/question.ts';
import { translate } from '../../../../core/translate.ts';
import { NewsLetter } from '../emails/news.email.tsx';
import { addWords, type WordedLine } from '../list/add-words.ts';
import { gathered } from '../list/visible.queries.ts';
import { discreetSentence } from './discreet-sentence.ts';
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
  const say = (one: WordedLine) => withoutAddresses(newsSentence(kinds, language, one));
  const items = [best, ...news.filter((one) => one !== best)].map((one) => ({
    path: one.path,
    sentence: say(one),
  }));
  const { subject, preview } = outside(kinds, language, best, news.length);
  await ctx.sendMail({
    key: `news:${userId}:${mailedAt}`,
    kind: 'news',
    to: email,
    subject,
    ...(await printLetter(NewsLetter({ language, name, origin: ctx.origin, preview, items }))),
  });
}

/** What a locked screen shows of a mail. Where all news are discreet it names no project, neither in the subject nor beside it. */
function outside(kinds: KindsByName, language: Language, best: WordedLine, count: number) {
  const sentence = withoutAddresses(discreetSentence(kinds, language, best));
  if (count === 1) return { subject: sentence, preview: sentence };
  const several = translate(language, 'mail', 'news.several', { count });
  if (kinds[best.kind].isDiscreet) return { subject: several, preview: several };
  const subject = translate(language, 'mail', 'news.subject', { best: sentence, count: count - 1 });
  return { subject, preview: sentence };
}

/** What the subject names: the line with the most behind it, the latest of them, and rather none that is discreet. */
function bestOf(kinds: KindsByName, news: readonly WordedLine[]): WordedLine | undefined {
  const discreet = (line: WordedLine) => Number(kinds[line.kind].isDiscreet ?? false);
  return news.toSorted((one, other) => discreet(one) - discreet(other) || other.count - one.count)[0];
}
