import { validatedRules as rules } from '@firstlight/contract/rules.ts';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { iconButtonClasses } from '../../../../ui/button/icon-button-classes.ts';
import { Tooltip } from '../../../../ui/overlay/tooltip.tsx';

/** Beside a filter by the status: the rule in a sentence, and the way to all of it. */
export function ValidatedRule() {
  const { t, i18n } = useTranslation('projects');
  const rating = new Intl.NumberFormat(i18n.language).format(rules.ratingMin);
  return (
    <Tooltip content={t('validatedRule', { testers: rules.testers, days: rules.spanDays, rating })}>
      <Link to="/rules#validated" aria-label={t('figures.rule')} className={iconButtonClasses()}>
        <CircleQuestionMark aria-hidden="true" className="size-4.5 stroke-[1.75]" />
      </Link>
    </Tooltip>
  );
}
