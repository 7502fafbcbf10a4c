import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../../../lib/format-time.ts';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { ValidatedConditions } from './validated-conditions.tsx';
import { validationOf } from './validation.api.ts';

/** How a project stands against the rule, asked for when somebody wants to know. */
export function ValidatedFigures({ projectId }: { projectId: string }) {
  const { t, i18n } = useTranslation('projects');
  const { data, isError, refetch } = useQuery(validationOf(projectId));
  return (
    <div className="flex flex-col gap-3 text-small">
      {data?.since && (
        <p className="text-ink-muted">
          {t('figures.since', { day: formatDay(new Date(data.since), i18n.language) })}
        </p>
      )}
      {data && <ValidatedConditions figures={data} />}
      {!data && !isError && <Skeleton className="h-36" />}
      {isError && (
        <p role="alert">
          {t('figures.failed')}{' '}
          <button type="button" className="link cursor-pointer" onClick={() => void refetch()}>
            {t('figures.retry')}
          </button>
        </p>
      )}
      <Link to="/rules#validated" className="link self-start">
        {t('figures.rule')}
      </Link>
    </div>
  );
}
