import type { Language } from '@firstlight/contract/languages.ts';
import { badgeNumeral } from '@firstlight/contract/reputation/profiles/badge-numeral.ts';
import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { Details } from '../../../core/notifications/notification-kind.ts';
import { translate } from '../../../core/translate.ts';

/** As profiles name it, with its level where it has several. */
export function badgeWords(language: Language, details: Details): { badge: string } {
  const badge = details['badge'] as BadgeName;
  const name = translate(language, 'profiles', `page.badges.${badge}.name`);
  const numeral = badgeNumeral(badge, Number(details['level']));
  return {
    badge: numeral
      ? translate(language, 'profiles', 'page.badges.nameAndLevel', { name, level: numeral })
      : name,
  };
}
