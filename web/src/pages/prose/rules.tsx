import { useTranslation } from 'react-i18next';
import { ProsePage } from '../../features/office/prose/prose-page.tsx';
import { rulesValues } from '../../features/office/prose/rules-values.ts';

/** Made from the contract's own figures: no number on this page is written anywhere else. */
export function Component() {
  const { t, i18n } = useTranslation('rules');
  return (
    <ProsePage
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true, ...rulesValues(i18n.language) })}
    />
  );
}
