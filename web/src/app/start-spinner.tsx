import { useTranslation } from 'react-i18next';

/** The horizon alone, with light running along it, while the first page is fetched. */
export function StartSpinner() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="appear-late h-0.5 overflow-hidden bg-line">
      <span className="light-along block h-full bg-sun" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}
