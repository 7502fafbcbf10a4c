import type { Language } from '@firstlight/contract/languages.ts';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Books } from './books.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { formatEuros } from './format-euros.ts';
import { useSupport } from './support.api.ts';

const useHere = () => {
  const { i18n } = useTranslation('support');
  return useSupport(i18n.language as Language);
};

/** About what it costs, once somebody has written down what it costs. */
export function SupportLead() {
  const { t, i18n } = useTranslation('support');
  const { data } = useHere();
  const costs = data?.books.monthlyCosts ?? null;
  return costs === null ? t('lead') : t('leadCosts', { amount: formatEuros(costs, i18n.language) });
}

/** The form, or plainly that nothing can be given here. */
export function SupportDoor() {
  const { t } = useTranslation('support');
  const { data, error } = useHere();
  if (!data && !error) return <Skeleton className="h-72 w-full rounded-card" />;
  if (data && !data.isOpen)
    return (
      <section aria-labelledby="closed-title" className="rounded-card border border-line bg-surface p-6">
        <h2 id="closed-title" className="text-h3">
          {t('closed.title')}
        </h2>
        <p className="mt-2 text-ink-muted">{t('closed.body')}</p>
      </section>
    );
  return <CheckoutForm />;
}

export function SupportBooks() {
  const { t } = useTranslation('support');
  const { data, error, refetch } = useHere();
  if (!data && error)
    return (
      <LoadFailure title={t('books.failed')} error={error} onRetry={() => void refetch()} headingLevel={3} />
    );
  return data ? <Books books={data.books} /> : <Skeleton className="h-72 w-full" />;
}
