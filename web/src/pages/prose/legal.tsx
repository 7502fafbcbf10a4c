import { legalNotice } from '@firstlight/contract/legal.ts';
import { useTranslation } from 'react-i18next';
import { FromOperator } from '../../features/office/prose/from-operator.tsx';
import { HostFacts } from '../../features/office/prose/host-facts.tsx';
import { OperatorFacts } from '../../features/office/prose/operator-facts.tsx';
import { ProsePage } from '../../features/office/prose/prose-page.tsx';
import { proseValues } from '../../features/office/prose/prose-values.ts';

export function Component() {
  const { t, i18n } = useTranslation('legal');
  return (
    <ProsePage
      title={t('title')}
      lead={t('lead')}
      edition={{ ...legalNotice, wording: 'updated' }}
      sections={t('sections', { returnObjects: true, ...proseValues(i18n.language) })}
      extras={{
        publisher: <FromOperator show={(operator) => <OperatorFacts operator={operator} />} />,
        host: <FromOperator show={(operator) => <HostFacts host={operator?.host} />} />,
      }}
    />
  );
}
