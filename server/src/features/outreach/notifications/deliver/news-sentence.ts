import type { Language } from '@firstlight/contract/languages.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import { translate } from '../../../../core/translate.ts';
import type { WordedLine } from '../list/add-words.ts';

/** The same sentences as under the bell, from the locale file of the feature that declares the kind. */
export function newsSentence(kinds: KindsByName, language: Language, line: WordedLine): string {
  const variant = line.details?.['variant'];
  return translate(
    language,
    'notifications',
    variant ? `kinds.${line.kind}.line.${variant}` : `kinds.${line.kind}.line`,
    {
      count: line.count,
      about: line.about?.name ?? '',
      name: line.actor?.name ?? translate(language, 'notifications', 'somebody'),
      latest: line.actor?.name ?? translate(language, 'notifications', 'somebodyInSentence'),
      ...(line.details && kinds[line.kind].detailWords?.(language, line.details)),
    },
  );
}
