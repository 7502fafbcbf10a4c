import type { Operator } from '@firstlight/contract/outreach/contact/operator.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmbedding } from '../../../lib/api/read-embedded.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { useOperator } from './operator.api.ts';

type Show = (operator: Operator | undefined) => ReactNode;

/** The build does not know who will run it: its page leaves room for what the server says. */
export function FromOperator({ show }: { show: Show }) {
  const isHydrated = useHydrated() || isEmbedding();
  return isHydrated ? <Known show={show} /> : show(undefined);
}

function Known({ show }: { show: Show }) {
  const { t } = useTranslation('legal');
  const { data, error, refetch } = useOperator();
  if (!data && error)
    return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} headingLevel={3} />;
  return show(data);
}
