import type { InboxRow } from '@firstlight/contract/trials/feedback/inbox.ts';
import { useTranslation } from 'react-i18next';
import { formatSiteDay } from '../../../../lib/format-time.ts';

const dayMs = 86_400_000;

/** Returns the UTC day of a response as readable text. */
export function useSince({ day }: InboxRow): string {
  const { t, i18n } = useTranslation('inbox');
  const days = Math.floor((Date.now() - Date.parse(day)) / dayMs);
  if (days <= 0) return t('since.today');
  return days === 1 ? t('since.yesterday') : formatSiteDay(day, i18n.language);
}
