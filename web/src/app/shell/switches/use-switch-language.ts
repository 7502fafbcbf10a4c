import type { Language } from '@firstlight/contract/languages.ts';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../lib/language/change-language.ts';
import { dropLanguageFromAddress, rememberLanguage } from '../../../lib/language/language.ts';
import { useSayNotLoaded } from '../../../ui/lazy/use-say-not-loaded.ts';

export function useSwitchLanguage(): (language: Language) => void {
  const { i18n } = useTranslation();
  const sayNotLoaded = useSayNotLoaded();
  return (language) => {
    rememberLanguage(language);
    dropLanguageFromAddress();
    // Should the other language not arrive, the page stays as it is and the choice holds for the next visit.
    changeLanguage(i18n, language).catch(sayNotLoaded);
  };
}
