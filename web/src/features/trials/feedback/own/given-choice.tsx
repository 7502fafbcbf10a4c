import { type FeedbackFate, feedbackFates } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chipClasses, chipRowClasses } from '../../../../ui/chip-classes.ts';

/** What somebody looks at of their own: feedback of one fate, or of all, or the notes of what they skipped. */
export type GivenPart = FeedbackFate | 'skips' | undefined;

interface GivenChoiceProps {
  part: GivenPart;
  /** Without any feedback there are no fates to choose among. */
  hasFates: boolean;
  addressOf: (part: GivenPart) => string;
}

export function GivenChoice({ part, hasFates, addressOf }: GivenChoiceProps) {
  const { t } = useTranslation('dashboard');
  const parts: GivenPart[] = [undefined, ...(hasFates ? feedbackFates : []), 'skips'];
  const nameOf = (one: GivenPart) => {
    if (one === 'skips') return t('feedback.skips.title');
    return one ? t(`feedback.fates.${one}`) : t('feedback.all');
  };
  return (
    <nav aria-label={t('feedback.filter')} className={chipRowClasses}>
      {parts.map((one) => (
        <Link
          key={one ?? 'all'}
          to={addressOf(one)}
          aria-current={one === part}
          preventScrollReset
          className={chipClasses()}
        >
          {nameOf(one)}
        </Link>
      ))}
    </nav>
  );
}
