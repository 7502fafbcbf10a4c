import type { Operator } from '@firstlight/contract/outreach/contact/operator.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from './fact-list.tsx';
import { FactOrGap } from './fact-or-gap.tsx';

export function HostFacts({ host }: { host: Operator['host'] | undefined }) {
  const { t } = useTranslation('legal');
  return (
    <FactList
      facts={[
        { term: t('fields.hostName'), detail: <FactOrGap fact={host?.name} /> },
        { term: t('fields.hostAddress'), detail: <FactOrGap fact={host?.address} /> },
        { term: t('fields.hostPhone'), detail: <FactOrGap fact={host?.phone} /> },
      ]}
    />
  );
}
