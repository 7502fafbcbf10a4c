import { host } from '@firstlight/contract/legal.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from './fact-list.tsx';
import { FactOrGap } from './fact-or-gap.tsx';

export function HostFacts() {
  const { t } = useTranslation('legal');
  return (
    <FactList
      facts={[
        { term: t('fields.hostName'), detail: <FactOrGap fact={host.name} /> },
        { term: t('fields.hostAddress'), detail: <FactOrGap fact={host.address} /> },
        { term: t('fields.hostPhone'), detail: <FactOrGap fact={host.phone} /> },
      ]}
    />
  );
}
