import type { Language } from '@firstlight/contract/languages.ts';
import { discreetKinds } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import { translate } from '../../../../core/translate.ts';
import { newsSentence, type ToldNews } from '../deliver/news-sentence.ts';
import { newsPath } from '../list/news-path.ts';

/** What `web/public/push-worker.js` reads. */
export interface PushMessage {
  text: string;
  path: string;
  language: Language;
}

/** One line, whatever there is to say: somebody who looks over a shoulder learns nothing of what was tested. */
export function pushMessage(language: Language, news: readonly [ToldNews, ...ToldNews[]]): PushMessage {
  const [first] = news;
  if (news.length > 1) {
    return { text: translate(language, 'mail', 'news.subject', { count: news.length }), path: '/', language };
  }
  return { text: discreetSentence(language, first), path: newsPath(first), language };
}

/** A locked screen is read by whoever stands beside it: what says that its owner tests a project does not say which. */
function discreetSentence(language: Language, news: ToldNews): string {
  if (!discreetKinds.includes(news.kind)) return newsSentence(language, news);
  return translate(language, 'notifications', `push.news.${news.kind}`);
}
