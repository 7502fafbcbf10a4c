import type { NotificationKind } from '@firstlight/contract/notification-kinds.ts';
import type { KindRules } from '../../../../core/notifications/notification-kind.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';

export interface NamedKind {
  kind: NotificationKind;
  rules: KindRules;
}

/** Whatever features declare, in no order that means something. */
export function listKinds(kinds: KindsByName): NamedKind[] {
  return (Object.entries(kinds) as [NotificationKind, KindRules][]).map(([kind, rules]) => ({ kind, rules }));
}
