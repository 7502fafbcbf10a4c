import type { InboxPage, InboxRow } from '@firstlight/contract/trials/feedback/inbox.ts';
import { type InboxKind, inboxLimits } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../../lib/use-keys.ts';
import { Kbd } from '../../../../ui/button/kbd.tsx';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { type CreditProps, InboxItem } from './inbox-item.tsx';
import { listId, rowId, useTriage } from './use-triage.ts';

interface InboxListProps {
  rows: readonly InboxRow[];
  counts: InboxPage['counts'];
  kind: InboxKind | undefined;
  canAnswer: boolean;
  more: Parameters<typeof MoreButton>[0]['list'];
  shortcuts: boolean;
  credit: (props: CreditProps) => ReactNode;
}

/** Rows to work through by hand or by keys; the current one says which keys. */
export function InboxList({ rows, counts, kind, canAnswer, more, shortcuts, credit }: InboxListProps) {
  const { t } = useTranslation('inbox');
  const left = kind ? counts[kind] : counts.full + counts.quick;
  const triage = useTriage(rows, left);
  const [talking, setTalking] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { current, move } = triage;
  const press = (act: string) =>
    current && document.querySelector<HTMLElement>(`#${rowId(current.id)} [data-act="${act}"]`)?.click();
  useKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      h: () => press('helpful'),
      r: () => press('reply'),
      c: () => press('credit'),
      e: () => press('done'),
      z: triage.undo,
    },
    shortcuts,
  );

  /** The arrows scroll the page, unless somebody stands on a row. */
  function arrows(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (!by || !(event.target instanceof HTMLElement) || event.target.tagName !== 'ARTICLE') return;
    event.preventDefault();
    move(by);
  }

  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-e1">
      <ul ref={list} id={listId} tabIndex={-1} onKeyDown={arrows}>
        {rows.map((row) => (
          <InboxItem
            key={row.id}
            row={row}
            isCurrent={row.id === current?.id}
            isLeaving={triage.leaving.has(row.id)}
            isQueued={triage.queued.has(row.id)}
            canAnswer={canAnswer}
            shortcuts={shortcuts}
            isTalking={talking === row.id}
            onTalk={() => setTalking(talking === row.id ? undefined : row.id)}
            onChoose={() => triage.setCurrent(row.id)}
            onHelpful={() => triage.helpful(row)}
            onDone={() => triage.done(row)}
            credit={credit}
          />
        ))}
      </ul>
      <footer className="flex empty:hidden flex-wrap items-center justify-between gap-3 border-line border-t bg-canvas/60 px-5 py-2.5">
        <MoreButton list={more} rows={list} size="sm">
          {t('more', { count: Math.min(Math.max(left - rows.length, 1), inboxLimits.page) })}
        </MoreButton>
        {shortcuts && (
          <p className="ml-auto hidden items-center gap-1 text-ink-muted text-small pointer-fine:flex">
            <Kbd>J</Kbd>
            <Kbd>K</Kbd>
            {t('keys.move')}
          </p>
        )}
      </footer>
      <p role="status" className="sr-only">
        {triage.said}
      </p>
    </div>
  );
}
