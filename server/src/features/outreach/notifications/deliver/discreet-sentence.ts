import type { Language } from '@firstlight/contract/languages.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import { translate } from '../../../../core/translate.ts';
import type { WordedLine } from '../list/add-words.ts';
import { newsSentence } from './news-sentence.ts';

/** A locked screen is read by whoever stands beside it: what says that its owner tests a project does not say which. */
export function discreetSentence(kinds: KindsByName, language: Language, line: WordedLine): string {
  if (!kinds[line.kind].isDiscreet) return newsSentence(kinds, language, line);
  return translate(language, 'notifications', `kinds.${line.kind}.push`);
}
