import { useTranslation } from 'react-i18next';
import { PlanLinkForm } from '../../features/office/support/plan-link-form.tsx';

export function Component() {
  const { t } = useTranslation('support');
  return (
    <div className="mx-auto flex max-w-feed flex-col gap-6 px-4 pt-10 pb-16 sm:px-7 md:pt-14">
      <header className="flex flex-col gap-3">
        <h1 className="text-h1">{t('link.title')}</h1>
        <p className="text-ink-muted text-lead">{t('link.lead')}</p>
      </header>
      <PlanLinkForm />
    </div>
  );
}
