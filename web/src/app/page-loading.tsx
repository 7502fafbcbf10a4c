import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Spinner } from '../ui/picture/dawn-spinner.tsx';

/** How long a page may load before the wait is shown, in milliseconds. */
const waitShownAfter = 300;

/**
 * The page one comes from stays in place until the next one is here. Meanwhile a spinner stands at the top of the content,
 * and light runs along the horizon under the header, or along the upper edge where the header has been scrolled away.
 */
export function PageLoading({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('ui');
  const isLate = useLate(useNavigation().state === 'loading');
  return (
    <div role="status" className={clsx('sticky z-40 h-0 print:hidden', isMember ? 'top-14' : 'top-0.5')}>
      {isLate && (
        <>
          <span className="absolute inset-x-0 -top-0.5 h-0.5 overflow-hidden bg-line">
            <span className="light-along block h-full bg-sun" />
          </span>
          <span className="pointer-events-none absolute inset-x-0 flex justify-center pt-6">
            <span className="rounded-full border border-line bg-raised px-4 py-3 shadow-e2">
              <Spinner className="h-6 w-10" />
            </span>
          </span>
          <span className="sr-only">{t('loading')}</span>
        </>
      )}
    </div>
  );
}

/** Whether loading has lasted long enough to be shown. */
function useLate(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), waitShownAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLate;
}
