import type { Language } from '@firstlight/contract/languages.ts';
import type { NotificationKind } from '@firstlight/contract/notification-rules.ts';
import { translate } from '../../core/translate.ts';

export interface ToldNews {
  kind: NotificationKind;
  count: number;
  projectId: string;
  projectName: string;
  actorName: string | null;
}

/** The same sentences as under the bell. */
export function newsSentence(language: Language, { kind, count, projectName, actorName }: ToldNews): string {
  const name = actorName ?? translate(language, 'notifications', 'somebody');
  return translate(language, 'notifications', `news.${kind}`, { count, project: projectName, name });
}
