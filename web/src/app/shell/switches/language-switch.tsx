import { type Language, languages } from '@firstlight/contract/languages.ts';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { switchClasses, switchPartClasses } from './switch-classes.ts';
import { useSwitchLanguage } from './use-switch-language.ts';

/** Links, so that they also work before any script has run; with scripts nothing is reloaded and forms keep their text. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const switchLanguage = useSwitchLanguage();

  const press = (event: MouseEvent, language: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    switchLanguage(language);
  };

  return (
    <ul aria-label={t('language.label')} className={clsx(switchClasses, 'text-small')}>
      {languages.map((language) => (
        <li key={language} className="group inline-flex items-center">
          <span aria-hidden="true" className="group-first:hidden">
            ·
          </span>
          <a
            href={`?lang=${language}`}
            hrefLang={language}
            lang={language}
            aria-current={i18n.language === language ? 'true' : undefined}
            onClick={(event) => press(event, language)}
            className={clsx(
              switchPartClasses,
              'px-1',
              i18n.language === language ? 'font-semibold text-ink' : 'text-ink-muted hover:text-ink',
            )}
          >
            {language.toUpperCase()}
            <span className="sr-only">, {t(`language.${language}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
