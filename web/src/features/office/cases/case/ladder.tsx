import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { sanctionSteps } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatShortSiteDay } from '../../../../lib/format-time.ts';
import { type Draft, suggestedFor } from '../decide/draft.ts';

/** The four steps: grey what was, blue what is chosen. */
export function Ladder({ one, draft }: { one: WholeCase; draft: Draft }) {
  const { t, i18n } = useTranslation('moderator');
  const suggested = suggestedFor(one, draft.rule);
  const under = {
    warning: t('ladder.removed'),
    restriction: t('ladder.hours', {
      count: (suggested?.step === 'restriction' && suggested.hours) || moderationRules.restrictionHours,
    }),
    limit: t('days', { count: moderationRules.limitedVisibilityDays }),
    suspension: t('ladder.admins'),
  };
  return (
    <ol className="grid grid-cols-4 gap-1 text-small">
      {sanctionSteps.map((step) => {
        const was = one.person.past.find((strike) => strike.step === step);
        const isChosen = draft.choice === step;
        return (
          <li key={step} className="flex min-w-0 flex-col">
            <span
              aria-hidden="true"
              className={clsx(
                'mb-1 h-1 rounded-full',
                isChosen ? 'bg-sky' : was ? 'bg-line-strong' : 'bg-line',
              )}
            />
            <span className={clsx('truncate', isChosen && 'font-semibold')}>
              {t(`steps.${step}.short`)}
              {isChosen && <span className="sr-only">, {t('ladder.chosen')}</span>}
            </span>
            <span className="text-[0.75rem] text-ink-muted">
              {was && !isChosen ? formatShortSiteDay(was.decidedAt, i18n.language) : under[step]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
