import { useTranslation } from 'react-i18next';

/** A gap must look like one, so that nobody opens the site with it by accident. */
export function FactOrGap({ fact }: { fact: string | null }) {
  const { t } = useTranslation('legal');
  if (fact !== null) return fact;
  return (
    <span className="box-decoration-clone rounded-chip bg-gold-soft px-1.5 py-0.5 text-gold text-small">
      {t('missing')}
    </span>
  );
}
