import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../ui/overlay/popover.tsx';

/** Opens the sentences that say how far a tester's anonymity goes. Stands wherever one tests or writes feedback. */
export function AnonymousHow({ className }: { className?: string }) {
  const { t } = useTranslation('feedback');
  return (
    <Popover
      title={t('anonymity.title')}
      className="w-96"
      trigger={
        <button
          type="button"
          className={clsx('link inline-flex min-h-8 cursor-pointer items-center text-small', className)}
        >
          {t('anonymity.open')}
        </button>
      }
    >
      <p className="text-small">{t('anonymity.text')}</p>
    </Popover>
  );
}
