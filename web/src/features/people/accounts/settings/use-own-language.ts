import type { Language } from '@firstlight/contract/languages.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../../lib/language/change-language.ts';
import { rememberedLanguage, rememberLanguage } from '../../../../lib/language/language.ts';

/** A browser in which nobody chose a language speaks the one of the account from now on. */
export function useOwnLanguage(own: Language): void {
  const { i18n } = useTranslation();

  useEffect(() => {
    if (rememberedLanguage()) return;
    rememberLanguage(own);
    // Should the texts not arrive, the page stays as it is; the next one is in the right language.
    changeLanguage(i18n, own).catch(() => undefined);
  }, [own, i18n]);
}
