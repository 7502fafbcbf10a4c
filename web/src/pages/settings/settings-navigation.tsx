import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { foldText } from '../../features/office/help/fold-text.ts';
import { useStanding } from '../../features/office/standing/standing.api.ts';
import { TextInput } from '../../ui/field/text-input.tsx';
import { settingsSections } from './settings-sections.tsx';

/** Beside the section where there is room, above it in one row where there is not. What is sought is named by its own words. */
export function SettingsNavigation() {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const wanted = foldText(query.trim()).text;
  const hasDecisions = (useStanding().data?.sanctions.length ?? 0) > 0;
  const sections = settingsSections.filter(({ isRare }) => !isRare || hasDecisions);
  const found = sections.filter(({ id }) =>
    foldText(`${t(`sections.${id}`)} ${t(`find.${id}`)}`).text.includes(wanted),
  );

  const row = useShownInRow(useLocation().pathname, found.length);

  const open = (event: FormEvent) => {
    event.preventDefault();
    if (found[0]) void navigate(`/settings/${found[0].id}`);
  };

  return (
    <div className="flex flex-col gap-3 pt-5 md:sticky md:top-14 md:self-start md:py-9">
      <search>
        <form onSubmit={open}>
          <TextInput
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            aria-label={t('search')}
            placeholder={t('search')}
          />
        </form>
      </search>
      <nav
        ref={row}
        aria-label={t('contents')}
        className="relative -mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-7 sm:px-7 md:mx-0 md:px-0"
      >
        <ul className="flex gap-1 border-line max-md:w-max max-md:min-w-full max-md:border-b max-md:pb-2 md:flex-col md:gap-0 md:border-l">
          {found.map(({ id }) => (
            <li key={id} className="shrink-0">
              <NavLink
                to={`/settings/${id}`}
                className={clsx(
                  'flex min-h-10 items-center px-3 text-[0.9375rem] text-ink-muted hover:text-ink pointer-coarse:min-h-11',
                  'md:-ml-px md:border-transparent md:border-l-2',
                  'aria-[current=page]:font-semibold aria-[current=page]:text-ember md:aria-[current=page]:border-sun-edge',
                )}
              >
                {t(`sections.${id}`)}
              </NavLink>
            </li>
          ))}
        </ul>
        <p role="status" className="px-3 text-ink-muted text-small">
          {found.length === 0 && t('nothing', { query: query.trim() })}
        </p>
      </nav>
    </div>
  );
}

/** Scrolls to the open section where all are in one row. */
function useShownInRow(pathname: string, count: number) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section that comes later moves the open one
  useEffect(() => {
    const box = row.current;
    const current = box?.querySelector(`a[href="${pathname}"]`)?.parentElement;
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2;
  }, [pathname, count]);
  return row;
}
