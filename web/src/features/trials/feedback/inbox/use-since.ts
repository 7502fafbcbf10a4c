import type { InboxRow } from '@firstlight/contract/trials/feedback/inbox.ts';
import { useTranslation } from 'react-i18next';
import { formatSiteDay } from '../../../../lib/format-time.ts';

const dayMs = 86_400_000;

/** A feedback is dated by its day, a skip note by its week and never nearer; both as the site counts them. */
export function useSince(row: InboxRow): string {
  const { t, i18n } = useTranslation('inbox');
  const ago = (from: string, ms: number) => Math.floor((Date.now() - Date.parse(from)) / ms);
  if (row.kind === 'full') {
    const days = ago(row.day, dayMs);
    if (days <= 0) return t('since.today');
    return days === 1 ? t('since.yesterday') : formatSiteDay(row.day, i18n.language);
  }
  const weeks = ago(row.week, 7 * dayMs);
  if (weeks <= 0) return t('since.thisWeek');
  return weeks === 1
    ? t('since.lastWeek')
    : t('since.weekOf', { day: formatSiteDay(row.week, i18n.language) });
}
