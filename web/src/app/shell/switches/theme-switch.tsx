import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { chooseTheme, themeChoices } from '../../../lib/theme.ts';
import { useThemeChoice } from '../../../lib/use-theme-choice.ts';
import { LineGlyph } from '../../../ui/glyphs/line-glyph.tsx';
import { switchClasses, switchPartClasses } from './switch-classes.ts';

const icons = {
  system: 'M4 4h16v13H4zM8 21h8M12 17v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  dark: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 6.7 6.7 0 0 0 20 14.5z',
};

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
            <LineGlyph lines={icons[choice]} className="pointer-events-none relative size-4" />
            <span className="sr-only">{t(`theme.${choice}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
