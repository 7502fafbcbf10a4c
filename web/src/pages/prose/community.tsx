import { useTranslation } from 'react-i18next';
import { ProsePage } from '../../features/office/prose/prose-page.tsx';
import { proseValues } from '../../features/office/prose/prose-values.ts';

export function Component() {
  const { t, i18n } = useTranslation('community');
  return (
    <ProsePage
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true, ...proseValues(i18n.language) })}
    />
  );
}
