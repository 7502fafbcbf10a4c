import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { clockParts, formatClock } from '../pane/format-clock.ts';

/** “Opened 04:10 (CET) · still visible · yours until 10:29 (CET)”. */
export function useCaseLine(): (one: WholeCase) => string {
  const { t, i18n } = useTranslation('moderator');
  const time = (moment: string) => formatClock(moment, i18n.language);
  return (one) =>
    [
      t('case.opened', { time: time(one.openedAt) }),
      one.hiddenAt ? hiddenSince(one.hiddenAt) : seenNow(one),
      one.claim?.isOwn ? t('case.yours', { time: time(one.claim.until) }) : undefined,
    ]
      .filter(Boolean)
      .join(' · ');

  function hiddenSince(moment: string): string {
    const { day, time: hour } = clockParts(moment, i18n.language);
    return day === null
      ? t('case.hiddenSince', { time: hour })
      : t('case.hiddenSinceDay', { day, time: hour });
  }

  function seenNow({ now }: WholeCase): string {
    if (!now) return t('case.deleted');
    return t(now.isTakenDown ? 'case.takenDown' : 'case.visible');
  }
}
