import { isLanguage } from '@firstlight/contract/languages.ts';
import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditAccount } from './account-settings.api.ts';

/** Whoever switches the language of the page, by whatever switch, gets their mails in it too. */
export function useKeptLanguage({ language, termsToAccept }: Me): void {
  const { i18n } = useTranslation();
  const edit = useEditAccount();

  useEffect(() => {
    const keep = (chosen: string) => {
      if (!isLanguage(chosen) || chosen === language || termsToAccept !== null) return;
      // The page speaks it already; should the account not learn of it, the next switch tells it.
      edit({ language: chosen }).catch(() => undefined);
    };
    i18n.on('languageChanged', keep);
    return () => i18n.off('languageChanged', keep);
  }, [i18n, edit, language, termsToAccept]);
}
