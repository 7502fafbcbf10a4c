import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import type { Expectation, Figures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { useTranslation } from 'react-i18next';

/** What the maker may expect, in sentences; where we know nothing, they are told so. */
export function NextBox({
  expectation,
  ledger,
  reasons,
}: Pick<Figures, 'expectation' | 'ledger' | 'reasons'>) {
  const { t } = useTranslation('dashboard');
  const expected = useExpected(expectation);
  const isLooking = expectation.state === 'first' || expectation.state === 'minimum';
  return (
    <section
      aria-labelledby="what-comes-next"
      className="flex flex-col gap-2 rounded-card bg-sunken p-4 sm:p-5"
    >
      <h3 id="what-comes-next" className="font-semibold font-text text-body">
        {t('next.title')}
      </h3>
      <p className="prose-width">{expected}</p>
      {isLooking && expectation.areTestersFew && (
        <FewTesters category={expectation.scarcest} isUnclear={isMostlyUnclear(reasons)} />
      )}
      {isLooking && expectation.isPromised && (
        <p className="prose-width">{t('next.promised', { hours: minimumFeedbackRules.withinHours })}</p>
      )}
      {isLooking && expectation.isLate && (
        <p className="prose-width">
          {t('next.late', {
            hours: minimumFeedbackRules.withinHours,
            days: valueRules.closedAfterHours / 24,
          })}
        </p>
      )}
      {ledger.asked !== 0 && (
        <p className="prose-width text-ink-muted text-small">
          {ledger.askedAgain === 0
            ? t('next.asked', { people: t('people', { count: ledger.asked }) })
            : t('next.askedAgain', {
                people: t('people', { count: ledger.asked }),
                again: ledger.askedAgain,
              })}
        </p>
      )}
    </section>
  );
}

function FewTesters({ category, isUnclear }: { category: Expectation['scarcest']; isUnclear: boolean }) {
  const { t } = useTranslation('dashboard');
  const { t: tCategories } = useTranslation('categories');
  return (
    <p className="prose-width">
      {category && t('next.few', { category: tCategories(`names.${category}`) })}{' '}
      {isUnclear && t('next.unclear')}
    </p>
  );
}

/** Most of those who skipped it could not see what it is good for. */
function isMostlyUnclear(reasons: Figures['reasons']): boolean {
  const all = reasons.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const unclear = reasons.find(({ reason }) => reason === 'unclear_value')?.count ?? 0;
  return unclear > all / 2;
}

function useExpected({ state, half, eightInTen, hours, canRelaunch }: Expectation): string {
  const { t } = useTranslation('dashboard');
  const { total } = minimumFeedbackRules;
  const time = (wait: number) =>
    wait < 48
      ? t('next.hours', { count: Math.max(1, Math.round(wait)) })
      : t('next.days', { count: Math.round(wait / 24) });
  switch (state) {
    case 'met':
      return t('next.met', { total });
    case 'paused':
      return t('next.paused');
    case 'closed':
      return t(canRelaunch ? 'next.closedForNow' : 'next.closed', { days: valueRules.closedAfterHours / 24 });
    case 'minimum':
      return hours === null ? t('next.minimumUnknown') : t('next.minimum', { total, time: time(hours) });
    case 'first':
      if (half === null) return t('next.firstUnknown');
      return eightInTen === null
        ? t('next.firstHalf', { half: time(half) })
        : t('next.first', { half: time(half), eightInTen: time(eightInTen) });
  }
}
