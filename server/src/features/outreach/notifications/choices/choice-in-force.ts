import type { NotificationChoice } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { KindRules } from '../../../../core/notifications/notification-kind.ts';

/** What somebody chose, or what the kind proposes; never a way that it does not go. */
export function choiceInForce(
  { mail, push }: Pick<KindRules, 'mail' | 'push'>,
  chosen: NotificationChoice | undefined,
): NotificationChoice {
  return {
    inApp: chosen?.inApp ?? true,
    byMail: mail !== 'never' && (chosen?.byMail ?? mail === 'on'),
    byPush: push !== 'never' && (chosen?.byPush ?? push === 'on'),
  };
}
