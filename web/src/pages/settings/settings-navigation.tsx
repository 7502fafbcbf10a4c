import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { settingsSections } from './settings-sections.tsx';
import { useSectionInView } from './use-section-in-view.ts';

const ids = settingsSections.map(({ id }) => id);

/** Beside the sections where there is room, above them in one row where there is not. */
export function SettingsNavigation() {
  const { t } = useTranslation('settings');
  const current = useSectionInView(ids);
  return (
    <nav
      aria-label={t('contents')}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-7 sm:px-7 md:sticky md:top-14 md:mx-0 md:max-h-[calc(100dvh-3.5rem)] md:self-start md:px-0 md:py-9"
    >
      <ul className="flex gap-1 border-line max-md:border-b max-md:py-2 md:flex-col md:gap-0 md:border-l">
        {ids.map((id) => (
          <li key={id} className="shrink-0">
            <Link
              to={`#${id}`}
              replace
              aria-current={current === id ? 'location' : undefined}
              className={clsx(
                'flex min-h-10 items-center px-3 text-[0.9375rem] text-ink-muted hover:text-ink pointer-coarse:min-h-11',
                'md:-ml-px md:border-transparent md:border-l-2',
                'aria-[current=location]:font-semibold aria-[current=location]:text-ember md:aria-[current=location]:border-sun-edge',
              )}
            >
              {t(`sections.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
