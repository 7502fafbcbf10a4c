import { badgeNumeral } from '@firstlight/contract/reputation/profiles/badge-numeral.ts';
import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { KindPartsByKind } from '../../../lib/notifications/kind-parts.ts';

/** A badge is named as profiles name it, with its level where it has several. */
export const meritKindParts: KindPartsByKind = {
  badge: {
    words(texts, details) {
      const badge = details['badge'] as BadgeName;
      const name = texts.t(`profiles:page.badges.${badge}.name`);
      const level = badgeNumeral(badge, Number(details['level']));
      return { badge: level ? texts.t('profiles:page.badges.nameAndLevel', { name, level }) : name };
    },
  },
};
