import { useTranslation } from 'react-i18next';
import { OfficeView } from '../../features/office/support/office-view.tsx';
import { AdminOnly } from '../admin/admin-only.tsx';

export function Component() {
  return <AdminOnly>{() => <Desk />}</AdminOnly>;
}

function Desk() {
  const { t } = useTranslation('support');
  return (
    <div className="mx-auto flex max-w-feed flex-col gap-8">
      <h1 className="text-h1">{t('office.title')}</h1>
      <OfficeView />
    </div>
  );
}
