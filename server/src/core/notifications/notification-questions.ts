import type { Language } from '@firstlight/contract/languages.ts';
import type { NotificationKind } from '@firstlight/contract/notification-kinds.ts';
import { question } from '../question.ts';
import type { Notice } from './notification-kind.ts';

/** A notice with what its kind says of it: what it is, and what is one line. */
export interface KindNotice extends Notice {
  kind: NotificationKind;
  subjectId: string;
}

/** Whom a letter or a push goes to. */
export interface NewsReader {
  name: string;
  email: string;
  language: Language;
}

/** What notifications are asked by every feature, and what they ask of whoever keeps accounts: neither imports the other. */
export const notificationQuestions = {
  /** Lets one person know of one thing. */
  notify: question<KindNotice, void>('notifications.notify'),
  findAddressee: question<string, NewsReader | undefined>('notifications.find_addressee'),
  /** Of these sessions, those in which somebody is still signed in. */
  openSessions: question<readonly string[], string[]>('notifications.open_sessions'),
  /** False: it has ended. Otherwise it cannot go until the transaction ends. */
  holdSession: question<string, boolean>('notifications.hold_session'),
};
