import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says of a field where its text came from. */
export function FromLink() {
  const { t } = useTranslation('postProject');
  return (
    <span className="inline-flex items-center gap-1 text-leaf text-small">
      <Check aria-hidden="true" className="size-4" />
      {t('linkFirst.from')}
    </span>
  );
}
