import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/**
 * The page one comes from stays in place until the next one is here. Meanwhile light runs along the horizon under the
 * header, or along the upper edge where the header has been scrolled away; nothing that can be read is covered.
 */
export function PageLoading({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('ui');
  const isLoading = useNavigation().state === 'loading';
  return (
    <div role="status" className={clsx('sticky z-40 h-0 print:hidden', isMember ? 'top-14' : 'top-0.5')}>
      {isLoading && (
        <span className="appear-late absolute inset-x-0 -top-0.5 h-0.5 overflow-hidden bg-line">
          <span className="light-along block h-full bg-sun" />
          <span className="sr-only">{t('loading')}</span>
        </span>
      )}
    </div>
  );
}
