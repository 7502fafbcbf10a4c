import { defaultLanguage, isLanguage, type Language } from '@firstlight/contract/languages.ts';
import { useTranslation } from 'react-i18next';

/** The language that this page is read in, as the server knows languages. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage;
}
