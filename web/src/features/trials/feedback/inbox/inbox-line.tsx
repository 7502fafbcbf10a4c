import type { InboxRow } from '@firstlight/contract/trials/feedback/inbox.ts';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RatingValue } from '../../../../parts/rating/rating-value.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { useSince } from './use-since.ts';

/** What it is: suns and how it was tried, or that it was skipped and why. */
export function InboxLine({ row, isQueued }: { row: InboxRow; isQueued: boolean }) {
  const { t } = useTranslation('inbox');
  const { t: tFeedback } = useTranslation('feedback');
  const { t: tDashboard } = useTranslation('dashboard');
  const since = useSince(row);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      {row.kind === 'full' ? (
        <>
          <RatingValue value={row.rating} look="full" />
          <Badge tone={row.evidence === 'used' ? 'leaf' : 'neutral'}>
            {tFeedback(`evidence.${row.evidence}`)}
          </Badge>
          {!row.isCounted && <Badge tone="outline">{tFeedback('uncounted.badge')}</Badge>}
          {row.isRetested && (
            <Badge tone="sky" icon={<RotateCw aria-hidden="true" />}>
              {tFeedback('retested')}
            </Badge>
          )}
        </>
      ) : (
        <>
          <Badge tone="outline">{t('skipNote')}</Badge>
          <span className="font-semibold">{tDashboard(`reasons.${row.reason}`)}</span>
        </>
      )}
      <span className="text-ink-faint">{since}</span>
      {isQueued && <Badge tone="gold">{t('willSend')}</Badge>}
    </p>
  );
}
