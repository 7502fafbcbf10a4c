import type { Operator } from '@firstlight/contract/outreach/contact/operator.ts';
import { useTranslation } from 'react-i18next';
import { contactAddress } from '../../../lib/contact-address.ts';
import { FactList } from './fact-list.tsx';
import { FactOrGap } from './fact-or-gap.tsx';

export function OperatorFacts({ operator }: { operator: Operator | undefined }) {
  const { t } = useTranslation('legal');
  const fields = [
    'name',
    'legalForm',
    'registeredAddress',
    'registrationNumber',
    'publicationDirector',
    'phone',
    'consumerMediator',
  ] as const;
  const facts = fields.map((field) => ({
    term: t(`fields.${field}`),
    detail: <FactOrGap fact={operator?.[field]} />,
  }));
  const email = {
    term: t('fields.email'),
    detail: (
      <a href={`mailto:${contactAddress}`} className="link">
        {contactAddress}
      </a>
    ),
  };
  return <FactList facts={[...facts, email]} />;
}
