import { type Language, languages } from '@firstlight/contract/languages.ts';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../../lib/language/change-language.ts';
import { dropLanguageFromAddress, rememberLanguage } from '../../../../lib/language/language.ts';
import { useSavedField } from '../../../../lib/use-saved-field.ts';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { SaveNote } from '../../../../ui/field/save-note.tsx';
import { useSayNotLoaded } from '../../../../ui/lazy/use-say-not-loaded.ts';
import { useFailureMessage } from '../auth/failure-message.ts';
import { useEditAccount } from './account-settings.api.ts';

/** The account first, then the page: what is on the page is what the mails will speak. */
export function LanguageSetting({ language }: { language: Language }) {
  const { t, i18n } = useTranslation('settings');
  const { t: tCommon } = useTranslation();
  const edit = useEditAccount();
  const sayNotLoaded = useSayNotLoaded();
  const say = useFailureMessage();
  const field = useSavedField(language, async (next) => {
    await edit({ language: next });
    rememberLanguage(next);
    dropLanguageFromAddress();
    // The account speaks it from now on; the page does once it has the texts.
    await changeLanguage(i18n, next).catch(sayNotLoaded);
  });
  const options = languages.map((value) => ({
    value,
    label: <span lang={value}>{tCommon(`language.${value}`)}</span>,
  }));
  return (
    <div className="flex flex-col gap-1">
      <RadioCards
        legend={t('language.legend')}
        options={options}
        value={field.value}
        onChange={field.save}
        look="plain"
      />
      <p className="text-ink-faint text-small">{t('language.hint')}</p>
      <SaveNote state={field.state} failure={say(field.error)} onRetry={() => field.save()} />
    </div>
  );
}
