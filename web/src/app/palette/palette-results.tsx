import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Kbd } from '../../ui/button/kbd.tsx';
import type { KeyListener } from './key-listener.ts';
import { PaletteRowView } from './palette-row-view.tsx';
import { matching, type PaletteGroup, type PaletteRow, rowsPerGroup } from './palette-rows.ts';
import { recentKeys, rememberRow } from './recent-rows.ts';
import { useFoundRows } from './use-found-rows.ts';
import { useLocalRows } from './use-local-rows.ts';

interface PaletteResultsProps {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  keys: RefObject<KeyListener | undefined>;
  onDone: () => void;
}

/** The list under the field. Focus stays in the field; the keys move along the rows. */
export function PaletteResults({ query, field, keys, onDone }: PaletteResultsProps) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const groups = useGroups(query);
  const rows = groups.flatMap((group) => group.rows);
  const [chosen, setChosen] = useState<{ key: string; query: string }>();
  // By its name and not its place: rows that arrive later leave the chosen one where it is.
  const kept = chosen?.query === query ? rows.findIndex(({ key }) => key === chosen.key) : -1;
  const active = rows[Math.max(0, kept)];

  const choose = (row: PaletteRow, inNewTab = false) => {
    rememberRow(row.key);
    if (row.to && inNewTab) return void window.open(row.to, '_blank', 'noopener');
    onDone();
    if (row.to) void navigate(row.to);
    else row.run?.();
  };

  keys.current = (event) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = rows[(Math.max(0, kept) + step + rows.length) % rows.length];
      if (next) setChosen({ key: next.key, query });
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active, event.ctrlKey || event.metaKey);
    }
  };

  // The first one is chosen as soon as there is one, and stays so when the server's arrive.
  useEffect(() => {
    const first = rows[0];
    if (first && chosen?.query !== query) setChosen({ key: first.key, query });
    field.current?.setAttribute('aria-activedescendant', active ? rowId(active) : '');
  });

  return (
    <>
      <div
        id="palette-results"
        role="listbox"
        aria-label={t('results')}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 pt-1 empty:hidden"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
          <div key={group.key} role="group" aria-labelledby={`palette-${group.key}`}>
            <p id={`palette-${group.key}`} className="log px-3 pt-3 pb-1.5 text-ink-muted">
              {t(`groups.${group.key}`)}
            </p>
            {group.rows.map((row) => (
              <PaletteRowView
                key={row.key}
                id={rowId(row)}
                row={row}
                query={query}
                isActive={row === active}
                onPoint={() => setChosen({ key: row.key, query })}
                onChoose={(inNewTab) => choose(row, inNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      <Foot query={query.trim()} isEmpty={rows.length === 0} onDone={onDone} />
      <p role="status" className="sr-only">
        {query && t('count', { count: rows.length })}
      </p>
    </>
  );
}

/** What the browser knows stands first: it is there at once, and nothing that comes later moves it. */
function useGroups(query: string): PaletteGroup[] {
  const local = useLocalRows();
  const found = useFoundRows(query);
  const [recent] = useState(recentKeys);
  const every = [...local.pages, ...local.acts, ...local.help];
  const groups: PaletteGroup[] = query.trim()
    ? [
        { key: 'pages', rows: matching(local.pages, query) },
        { key: 'acts', rows: matching(local.acts, query) },
        { key: 'help', rows: matching(local.help, query) },
        { key: 'projects', rows: found.projects.slice(0, rowsPerGroup) },
        { key: 'people', rows: found.people.slice(0, rowsPerGroup) },
        { key: 'groups', rows: found.groups.slice(0, rowsPerGroup) },
        { key: 'conversations', rows: found.conversations },
      ]
    : [
        { key: 'recent', rows: recent.flatMap((key) => every.filter((row) => row.key === key)) },
        {
          key: 'acts',
          rows: local.acts.filter(({ key }) => !recent.includes(key)).slice(0, rowsPerGroup),
        },
        {
          key: 'pages',
          rows: local.pages.filter(({ key }) => !recent.includes(key)).slice(0, rowsPerGroup),
        },
      ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function Foot({ query, isEmpty, onDone }: { query: string; isEmpty: boolean; onDone: () => void }) {
  const { t } = useTranslation('palette');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-t px-5 py-2.5 text-small">
      {isEmpty && query ? (
        <p className="text-ink-muted">{t('nothing', { query })}</p>
      ) : (
        <p aria-hidden="true" className="flex gap-5 text-ink-muted pointer-coarse:hidden">
          <span className="flex items-center gap-1.5">
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd>
            {t('hint.move')}
          </span>
          <span className="flex items-center gap-1.5">
            <Kbd>Enter</Kbd>
            {t('hint.choose')}
          </span>
        </p>
      )}
      {query && (
        <Link
          to={`/explore?${new URLSearchParams({ query })}`}
          onClick={onDone}
          className="link ml-auto py-1"
        >
          {t('explore', { query })}
        </Link>
      )}
    </div>
  );
}

const rowId = ({ key }: PaletteRow) => `row-${key.replaceAll(' ', '-')}`;
