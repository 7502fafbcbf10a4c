import { useTranslation } from 'react-i18next';
import { chooseTheme, themeChoices } from '../../../../lib/theme.ts';
import { useThemeChoice } from '../../../../lib/use-theme-choice.ts';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';

/** Of the device, not of the person: the telephone by the bed is dark, the screen in the office is not. */
export function ThemeSetting() {
  const { t } = useTranslation('settings');
  const { t: tCommon } = useTranslation();
  const options = themeChoices.map((value) => ({ value, label: tCommon(`theme.${value}`) }));
  return (
    <div className="flex flex-col gap-1">
      <RadioCards
        legend={t('theme.legend')}
        options={options}
        value={useThemeChoice()}
        onChange={chooseTheme}
        look="plain"
      />
      <p className="text-ink-faint text-small">{t('theme.hint')}</p>
    </div>
  );
}
