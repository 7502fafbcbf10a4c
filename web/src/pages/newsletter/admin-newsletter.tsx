import { useTranslation } from 'react-i18next';
import { OfficeScreen } from '../../features/outreach/newsletter/office-screen.tsx';
import { AdminOnly } from '../admin/admin-only.tsx';

export function Component() {
  return <AdminOnly>{() => <Desk />}</AdminOnly>;
}

function Desk() {
  const { t } = useTranslation('newsletter');
  return (
    <div className="mx-auto flex max-w-feed flex-col gap-8">
      <h1 className="text-h1">{t('office.title')}</h1>
      <OfficeScreen />
    </div>
  );
}
