import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

export function StateBadges({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {ledger.validated && <Badge tone="gold">{t('validated')}</Badge>}
      {ledger.isSuspended && <Badge tone="rose">{t('suspended')}</Badge>}
      {ledger.isHidden && !ledger.isSuspended && <Badge>{t('hidden')}</Badge>}
    </>
  );
}
