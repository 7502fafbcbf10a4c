import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

/** A gap must look like one, so that nobody opens the site with it by accident. Undefined: not known yet. */
export function FactOrGap({ fact }: { fact: string | null | undefined }) {
  const { t } = useTranslation('legal');
  if (fact === undefined) return <Skeleton className="h-4 w-3/5" />;
  if (fact !== null) return fact;
  return (
    <span className="box-decoration-clone rounded-chip bg-gold-soft px-1.5 py-0.5 text-gold text-small">
      {t('missing')}
    </span>
  );
}
