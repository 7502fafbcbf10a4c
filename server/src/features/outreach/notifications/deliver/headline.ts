import type { Language } from '@firstlight/contract/languages.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import { translate } from '../../../../core/translate.ts';
import type { WordedLine } from '../list/add-words.ts';
import { newsSentence } from './news-sentence.ts';

/** Returns the line with the highest count. Prefers lines that are not discreet. */
export function bestOf(kinds: KindsByName, lines: readonly WordedLine[]): WordedLine | undefined {
  const discreet = (line: WordedLine) => Number(isDiscreet(kinds, line));
  return lines.toSorted((one, other) => discreet(one) - discreet(other) || other.count - one.count)[0];
}

/**
 * Returns the subject of an e-mail or the text of a push about `count` lines. Other people may read it on a locked
 * screen, so it names no project if the best line is discreet.
 */
export function headline(kinds: KindsByName, language: Language, best: WordedLine, count: number): string {
  const discreet = isDiscreet(kinds, best);
  if (count > 1 && discreet) return translate(language, 'mail', 'news.several', { count });
  const sentence = discreet
    ? translate(language, 'notifications', `kinds.${best.kind}.push`)
    : newsSentence(kinds, language, best);
  if (count === 1) return sentence;
  return translate(language, 'mail', 'news.subject', { best: sentence, count: count - 1 });
}

function isDiscreet(kinds: KindsByName, { kind, details }: WordedLine): boolean {
  const rule = kinds[kind].isDiscreet ?? false;
  return typeof rule === 'function' ? rule(details) : rule;
}
