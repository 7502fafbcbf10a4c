import type { Language } from '@firstlight/contract/languages.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import { bestOf, headline } from '../deliver/headline.ts';
import type { WordedLine } from '../list/add-words.ts';

/** What `web/public/push-worker.js` reads. */
export interface PushMessage {
  text: string;
  path: string;
  language: Language;
}

/** Returns one line that says the same as the subject of an e-mail with these notifications. */
export function pushMessage(
  kinds: KindsByName,
  language: Language,
  news: readonly [WordedLine, ...WordedLine[]],
): PushMessage {
  const [first] = news;
  const best = bestOf(kinds, news) ?? first;
  const text = headline(kinds, language, best, news.length);
  return { text, path: news.length > 1 ? '/' : first.path, language };
}
