import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { fairTurnQuery } from './steps.api.ts';

/** What one received and gave this week: a word to oneself, by which nothing is ranked. */
export function FairTurn() {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(fairTurnQuery);
  if (!data || data.received + data.gave === 0) return null;
  const owed = data.received - data.gave;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <HeartHandshake aria-hidden="true" className="size-5 shrink-0 text-ember" />
      <p className="min-w-[min(14rem,100%)] flex-1 text-ink-muted">
        {t('turn.received', { count: data.received })} {t('turn.gave', { count: data.gave })}{' '}
        <strong className="text-ink">{owed > 0 ? t('turn.owed', { count: owed }) : t('turn.even')}</strong>
      </p>
      {owed > 0 && (
        <Link to="/feed" className={buttonClasses({ size: 'sm' })}>
          {t('turn.test')}
        </Link>
      )}
    </div>
  );
}
