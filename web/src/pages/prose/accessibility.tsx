import { accessibilityStatement } from '@firstlight/contract/legal.ts';
import { useTranslation } from 'react-i18next';
import { ProsePage } from '../../features/office/prose/prose-page.tsx';
import { proseValues } from '../../features/office/prose/prose-values.ts';

export function Component() {
  const { t, i18n } = useTranslation('accessibility');
  return (
    <ProsePage
      title={t('title')}
      lead={t('lead')}
      edition={{ ...accessibilityStatement, wording: 'updated' }}
      sections={t('sections', { returnObjects: true, ...proseValues(i18n.language) })}
    />
  );
}
