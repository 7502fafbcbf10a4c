import { languages } from '@firstlight/contract/languages.ts';
import { Languages, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, themeChoices } from '../../../lib/theme.ts';
import { useThemeChoice } from '../../../lib/use-theme-choice.ts';
import { MenuSwitch } from '../../../ui/overlay/menu-switch.tsx';
import { useSwitchLanguage } from './use-switch-language.ts';

/** Language and theme in the account's menu: they act at once, and the menu stays open for whoever looks at both. */
export function AccountSwitches() {
  const { t, i18n } = useTranslation();
  const switchLanguage = useSwitchLanguage();
  const theme = useThemeChoice();
  return (
    <>
      <MenuSwitch
        icon={<Languages aria-hidden="true" />}
        label={t('language.label')}
        value={i18n.language}
        options={languages.map((language) => ({
          value: language,
          label: t(`language.${language}`),
          lang: language,
        }))}
        onChange={switchLanguage}
      />
      <MenuSwitch
        icon={<SunMoon aria-hidden="true" />}
        label={t('theme.label')}
        value={theme}
        options={themeChoices.map((choice) => ({ value: choice, label: t(`theme.${choice}`) }))}
        onChange={chooseTheme}
      />
    </>
  );
}
