import type { NotificationKind } from '@firstlight/contract/notification-kinds.ts';
import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import type { i18n } from 'i18next';
import { type ComponentType, createContext } from 'react';

/** What a feature adds to the lines of one of its kinds; most need nothing but their sentence. */
export interface KindPart {
  /** The details, as words of the sentence. */
  words?(texts: i18n, details: NonNullable<Notification['details']>): Record<string, string>;
  /** What stands below the line. */
  Below?: ComponentType<{ item: Notification; onLeave: () => void }>;
}

export type KindPartsByKind = Partial<Record<NotificationKind, KindPart>>;

/** Given by whoever puts features together: features do not import each other. */
export const KindParts = createContext<KindPartsByKind>({});
