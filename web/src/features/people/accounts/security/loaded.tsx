import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { RowSkeleton } from '../../../../ui/state/skeleton.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';

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
      <AuthFailureNotice error={query.error} />
      <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
