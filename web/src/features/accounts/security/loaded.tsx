import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { RowSkeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../failure-notice.tsx';

interface LoadedProps<Answer> {
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** What was asked for, or that it is on its way, or why it did not come. */
export function Loaded<Answer>({ query, children }: LoadedProps<Answer>) {
  const { t } = useTranslation('accounts');
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <RowSkeleton />;
  return (
    <div className="flex flex-col items-start gap-3">
      <FailureNotice error={query.error} />
      <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
