import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Kbd } from '../../ui/button/kbd.tsx';
import { usePalette } from './palette-context.ts';
import { useSearchKey } from './use-search-key.ts';

/** The one search of the product: Enter filters Explore. On a phone, and beside a page's own head, there is room for its sign alone, which opens the palette. */
export function HeaderSearch({ isSign = false }: { isSign?: boolean }) {
  const { t } = useTranslation();
  const palette = usePalette();
  return (
    <>
      {isSign ? <SearchKey onPress={palette.show} /> : <SearchField />}
      <button
        type="button"
        onClick={palette.show}
        className={clsx(
          'ml-auto grid size-11 place-items-center rounded-control text-ink hover:bg-sunken',
          !isSign && 'md:hidden',
        )}
      >
        <Search aria-hidden="true" className="size-5 stroke-[1.75]" />
        <span className="sr-only">{t('search.label')}</span>
      </button>
    </>
  );
}

/** The key of the field, where there is none. */
function SearchKey({ onPress }: { onPress: () => void }) {
  useSearchKey(() => {
    onPress();
    return true;
  });
  return null;
}

function SearchField() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const [filters] = useSearchParams();
  const isHydrated = useHydrated();
  const asked = isHydrated && pathname === '/explore' ? (filters.get('query') ?? '') : '';
  // What was looked for stands there as long as it is what Explore shows. A field of its own would take the focus along.
  useEffect(() => {
    if (field.current) field.current.value = asked;
  }, [asked]);
  const onMac = isHydrated && navigator.userAgent.includes('Mac');
  useSearchKey(() => {
    // On a phone the field is not drawn.
    if (!field.current?.checkVisibility()) return false;
    field.current.select();
    field.current.focus();
    return true;
  });

  const search = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    // On Explore the other filters stay.
    const next = new URLSearchParams(pathname === '/explore' ? filters : undefined);
    if (query) next.set('query', query);
    else next.delete('query');
    void navigate({ pathname: '/explore', search: next.toString() });
  };

  return (
    <search className="hidden min-w-0 md:block">
      <form
        action="/explore"
        onSubmit={search}
        className="flex h-9 w-105 min-w-0 items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 text-ink-muted focus-within:outline-2 focus-within:outline-focus"
      >
        <Search aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
        <input
          ref={field}
          defaultValue={asked}
          name="query"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search.label')}
          aria-keyshortcuts="/"
          placeholder={t('search.placeholder')}
          className="w-full min-w-0 bg-transparent text-[0.9375rem] text-ink outline-none"
        />
        <Kbd>/</Kbd>
        <Kbd>{onMac ? '⌘ K' : 'Ctrl K'}</Kbd>
      </form>
    </search>
  );
}
