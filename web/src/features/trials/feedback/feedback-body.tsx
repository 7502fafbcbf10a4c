import { languageOf } from '@firstlight/contract/text/language-of.ts';
import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { Moon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { LanguageLabel } from '../../../parts/language-label.tsx';
import { RatingValue } from '../../../parts/rating/rating-value.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { GivenAnswers } from './given-answers.tsx';

interface FeedbackBodyProps {
  feedback: Feedback;
  /** One's own: said to oneself alone. */
  isOwn?: boolean;
  /** Left out where the number stands beside it. */
  showsNumber?: boolean;
  /** What else became of it, beside what is said of it here. */
  children?: ReactNode;
}

/** What somebody said, under their number. */
export function FeedbackBody({ feedback, isOwn = false, showsNumber = true, children }: FeedbackBodyProps) {
  const { t, i18n } = useTranslation('feedback');
  const language = languageOf(feedback.comment);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {showsNumber && (
          <>
            <Avatar name={String(feedback.tester)} anonymous decorative size="sm" />
            <h3 className="font-semibold font-text text-body">{t('tester', { number: feedback.tester })}</h3>
            {isOwn && <Badge tone="sky">{t('you')}</Badge>}
          </>
        )}
        <RatingValue value={feedback.rating} look="full" />
        <Badge tone={feedback.evidence === 'used' ? 'leaf' : 'neutral'}>
          {t(`evidence.${feedback.evidence}`)}
        </Badge>
        {!feedback.isCounted && <NotCounted />}
        <span className="text-ink-faint text-small sm:ml-auto">
          {formatSiteDay(feedback.day, i18n.language)}
          {feedback.isEdited && ', '}
          {feedback.isEdited && <span>{t('edited')}</span>}
        </span>
      </header>
      <p lang={language} className="prose-width whitespace-pre-line [overflow-wrap:anywhere]">
        {feedback.comment}
      </p>
      <LanguageLabel language={language} className="text-ink-muted text-small" />
      <GivenAnswers answers={feedback.answers} />
      {feedback.own?.isTakenDown && <p className="text-ink-muted text-small">{t('takenDownOwn')}</p>}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {feedback.isRetested && (
          <Badge tone="sky" icon={<RotateCw aria-hidden="true" />}>
            {t('retested')}
          </Badge>
        )}
        {feedback.isHelpful && <Badge tone="gold">{t('helpful')}</Badge>}
        {children}
      </div>
    </>
  );
}

function NotCounted() {
  const { t } = useTranslation('feedback');
  return (
    <Tooltip content={t('uncounted.why')}>
      <button type="button" className="rounded-chip">
        <Badge tone="outline" icon={<Moon aria-hidden="true" />}>
          {t('uncounted.badge')}
        </Badge>
        <span className="sr-only">{t('uncounted.why')}</span>
      </button>
    </Tooltip>
  );
}
