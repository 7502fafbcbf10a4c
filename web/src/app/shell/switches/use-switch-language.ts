import type { Language } from '@firstlight/contract/languages.ts';
import { useTranslation } from 'react-i18next';
import { dropLanguageFromAddress, rememberLanguage } from '../../../lib/language/language.ts';

export function useSwitchLanguage(): (language: Language) => void {
  const { i18n } = useTranslation();
  return (language) => {
    rememberLanguage(language);
    dropLanguageFromAddress();
    // Should the other language not arrive, the page stays as it is and the choice holds for the next visit.
    i18n.changeLanguage(language).catch(() => undefined);
  };
}
