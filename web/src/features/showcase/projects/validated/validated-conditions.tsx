import { accountRules, validatedRules as rules } from '@firstlight/contract/rules.ts';
import type { Validation } from '@firstlight/contract/trials/validation/validation.ts';
import { Check, Circle, EyeOff, Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Each condition with the project's figure beside the one it takes. */
export function ValidatedConditions({ figures }: { figures: Validation }) {
  const { t, i18n } = useTranslation('projects');
  const { isValidated, testers, testersNeeded, night } = figures;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const later = t('figures.later');
  return (
    <ul className="flex flex-col gap-2">
      <Condition isMet={testers >= testersNeeded} wasMet={isValidated}>
        {t('figures.testers', { count: testers, needed: testersNeeded })}
      </Condition>
      <Condition isMet={figures.isRatingReached} wasMet={isValidated}>
        {figures.rating === null
          ? t('figures.unrated', { needed: number.format(rules.ratingMin) })
          : t('figures.rating', {
              rating: number.format(figures.rating),
              needed: number.format(rules.ratingMin),
              lostBelow: number.format(rules.lostBelow),
            })}
      </Condition>
      {night ? (
        <>
          <Condition isMet={night.spanDays >= rules.spanDays} wasMet={isValidated}>
            {t('figures.span', { count: night.spanDays, needed: rules.spanDays })}
          </Condition>
          <Condition
            isMet={figures.iterations > 0 || night.replied >= testers * rules.repliedShareMin}
            wasMet={isValidated}
          >
            {t('figures.answered', {
              replied: night.replied,
              testers,
              count: figures.iterations,
              needed: percent.format(rules.repliedShareMin),
            })}
          </Condition>
        </>
      ) : (
        <Condition isMet={null} wasMet={false}>
          {later}
        </Condition>
      )}
      <Line state="untold">
        {t('figures.trusted', {
          share: percent.format(rules.doubtfulShareMax),
          days: accountRules.youngDays,
        })}
      </Line>
    </ul>
  );
}

const looks = {
  met: { Icon: Check, tone: 'text-leaf' },
  earlier: { Icon: Check, tone: 'text-ink-faint' },
  open: { Icon: Circle, tone: 'text-ink-faint' },
  later: { Icon: Moon, tone: 'text-ink-faint' },
  untold: { Icon: EyeOff, tone: 'text-ink-faint' },
} as const;

/** Null: a night has yet to look at it. What was met when Validated was granted is not asked again as strictly. */
function Condition(condition: { isMet: boolean | null; wasMet: boolean; children: ReactNode }) {
  const { isMet, wasMet, children } = condition;
  const state = isMet ? 'met' : wasMet ? 'earlier' : isMet === null ? 'later' : 'open';
  return <Line state={state}>{children}</Line>;
}

function Line({ state, children }: { state: keyof typeof looks; children: ReactNode }) {
  const { t } = useTranslation('projects');
  const { Icon, tone } = looks[state];
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <span>
        <span className="sr-only">{t(`figures.states.${state}`)} </span>
        {children}
      </span>
    </li>
  );
}
