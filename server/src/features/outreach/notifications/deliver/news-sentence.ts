import type { Language } from '@firstlight/contract/languages.ts';
import type { NotificationKind } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import { badgeNumeral } from '@firstlight/contract/reputation/profiles/badge-numeral.ts';
import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { translate } from '../../../../core/translate.ts';

export interface ToldNews {
  kind: NotificationKind;
  count: number;
  projectId: string | null;
  projectName: string | null;
  badge: BadgeName | null;
  level: number | null;
  actorName: string | null;
  readerName: string;
}

/** The same sentences as under the bell. */
export function newsSentence(language: Language, news: ToldNews): string {
  return translate(language, 'notifications', `news.${news.kind}`, {
    count: news.count,
    project: news.projectName ?? '',
    name: news.actorName ?? translate(language, 'notifications', 'somebody'),
    badge: news.badge ? badgeWords(language, news.badge, news.level ?? 1) : '',
  });
}

function badgeWords(language: Language, badge: BadgeName, level: number): string {
  const name = translate(language, 'profiles', `page.badges.${badge}.name`);
  const numeral = badgeNumeral(badge, level);
  return numeral ? translate(language, 'notifications', 'badgeLevel', { name, level: numeral }) : name;
}
