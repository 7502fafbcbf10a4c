import type { OwnReport } from '@firstlight/contract/office/cases/reports.ts';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../lib/format-time.ts';

/** What one said against “nothing wrong found”, by when it is answered, and the answer. */
export function OwnReview({ review }: { review: NonNullable<OwnReport['review']> }) {
  const { t, i18n } = useTranslation('reports');
  const { body, dueAt, outcome, answer } = review;
  return (
    <div className="mt-2 flex flex-col gap-1 border-line-strong border-l-3 pl-3 text-small">
      <p className="font-semibold">
        {outcome
          ? t(`review.outcomes.${outcome}`)
          : t('review.waits', { moment: formatMoment(new Date(dueAt), i18n.language) })}
      </p>
      {answer && <p className="whitespace-pre-line break-words">{answer}</p>}
      {body && (
        <p className="whitespace-pre-line break-words text-ink-muted">{t('review.yours', { words: body })}</p>
      )}
    </div>
  );
}
