import type { Language } from '@firstlight/contract/languages.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/language/use-language.ts';

/** Names the language of a text that is not in the reader's language. */
export function LanguageLabel({
  language,
  className,
}: {
  language: Language | undefined;
  className?: string;
}) {
  const { t } = useTranslation('ui');
  if (language === undefined || language === useLanguage()) return null;
  return <span className={className}>{t('written', { language: t(`languages.${language}`) })}</span>;
}
