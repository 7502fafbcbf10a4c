import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { matchIn, type PaletteRow } from './palette-rows.ts';

interface PaletteRowViewProps {
  id: string;
  row: PaletteRow;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (inNewTab: boolean) => void;
}

export function PaletteRowView({ id, row, query, isActive, onPoint, onChoose }: PaletteRowViewProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus, and hears the keys for every row.
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={isActive ? undefined : onPoint}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
      className={clsx(
        'flex min-h-10 cursor-default items-center gap-3 rounded-control border px-3 text-[0.9375rem] pointer-coarse:min-h-11',
        isActive ? 'border-sky bg-sky-soft' : 'border-transparent',
      )}
    >
      <row.icon aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-muted" />
      <span className="max-w-full shrink-0 truncate">
        <Marked text={row.label} query={query} />
      </span>
      {row.more && <span className="min-w-0 truncate text-ink-muted text-small">{row.more}</span>}
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const match = matchIn(text, query);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.from)}
      <mark className="bg-transparent font-bold text-gold">{text.slice(match.from, match.to)}</mark>
      {text.slice(match.to)}
    </>
  );
}
