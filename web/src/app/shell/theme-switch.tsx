import { clsx } from 'clsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, themeChoices } from '../../lib/theme.ts';
import { useThemeChoice } from '../../lib/use-theme-choice.ts';
import { switchClasses, switchPartClasses } from './switch-classes.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

interface ThemeSwitchProps {
  /** Tells this group of radio buttons from another one on the same page. */
  name: string;
}

export function ThemeSwitch({ name }: ThemeSwitchProps) {
  const { t } = useTranslation();
  const chosen = useThemeChoice();
  return (
    <fieldset className={switchClasses}>
      <legend className="sr-only">{t('theme.label')}</legend>
      {themeChoices.map((choice) => {
        const Icon = icons[choice];
        return (
          <label
            key={choice}
            title={t(`theme.${choice}`)}
            className={clsx(
              switchPartClasses,
              'relative text-ink-faint hover:text-ink has-checked:text-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
              className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute size-7 rounded-full peer-checked:bg-sunken"
            />
            <Icon aria-hidden="true" className="pointer-events-none relative size-4 stroke-[1.75]" />
            <span className="sr-only">{t(`theme.${choice}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
