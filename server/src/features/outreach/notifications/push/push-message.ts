import type { Language } from '@firstlight/contract/languages.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import { translate } from '../../../../core/translate.ts';
import { discreetSentence } from '../deliver/discreet-sentence.ts';
import type { WordedLine } from '../list/add-words.ts';

/** What `web/public/push-worker.js` reads. */
export interface PushMessage {
  text: string;
  path: string;
  language: Language;
}

/** One line, whatever there is to say: somebody who looks over a shoulder learns nothing of what was tested. */
export function pushMessage(
  kinds: KindsByName,
  language: Language,
  news: readonly [WordedLine, ...WordedLine[]],
): PushMessage {
  const [first] = news;
  if (news.length > 1) {
    return { text: translate(language, 'mail', 'news.several', { count: news.length }), path: '/', language };
  }
  return { text: discreetSentence(kinds, language, first), path: first.path, language };
}
