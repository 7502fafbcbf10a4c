import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/use-online.ts';

/** Not where the page says so itself. Above the bar that stays at the top as well: further down a page it would be behind it. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-40 in-[body:has([data-says-offline])]:hidden">
      {!online && (
        <p className="bg-gold-soft px-4 py-2 text-center font-medium text-gold text-small">{t('offline')}</p>
      )}
    </div>
  );
}
