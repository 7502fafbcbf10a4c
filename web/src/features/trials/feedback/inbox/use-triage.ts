import type { InboxRow } from '@firstlight/contract/trials/feedback/inbox.ts';
import { inboxLimits } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { dropRow, putBack, useMarkHelpful, useSettle } from './inbox.api.ts';

/** As long as the row takes to leave. */
const leavingMs = 160;

/** Going through the rows: which one is current, and what pressing does to it. */
export function useTriage(rows: readonly InboxRow[], left: number) {
  const { t } = useTranslation('inbox');
  const { t: tRequest } = useTranslation('request');
  const queries = useQueryClient();
  const isOnline = useOnline();
  const settle = useSettle();
  const mark = useMarkHelpful();
  const [currentId, setCurrent] = useState<string>();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [queued, setQueued] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const lastDone = useRef<() => void>(undefined);
  const wanted = useRef<string>(undefined);
  // After each drawing: what is to have the focus may not have been there before.
  useEffect(() => {
    const place = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (!place) return;
    wanted.current = undefined;
    place.focus();
  });
  const current = rows.find(({ id }) => id === currentId) ?? rows[0];

  function choose(row: InboxRow | undefined): void {
    if (!row) return;
    setCurrent(row.id);
    document.getElementById(rowId(row.id))?.focus();
  }

  function failed(error: unknown): void {
    showToast({ kind: 'error', title: t('failed.act'), description: errorMessage(tRequest, error) });
  }

  function unqueue(id: string): void {
    setQueued((ids) => without(ids, id));
  }

  function queue(id: string): void {
    if (!isOnline) setQueued((ids) => new Set([...ids, id]));
  }

  function helpful(row: InboxRow): void {
    if (row.kind !== 'full') return;
    queue(row.id);
    // Each press has its own end: the next one may come before it.
    void mark
      .mutateAsync({ id: row.id, isHelpful: !row.isHelpful })
      .catch(failed)
      .finally(() => unqueue(row.id));
  }

  /** Gone at once; offline it stays, marked, until it could be sent. */
  function done(row: InboxRow): void {
    const place = rows.indexOf(row);
    const next = rows[place + 1] ?? rows[place - 1];
    queue(row.id);
    const stay = isOnline ? leave(row, rows[place - 1]?.id) : undefined;
    void settle
      .mutateAsync({ noteId: row.id, isDone: true })
      .then(
        () => !isOnline && dropRow(queries, row),
        (error: unknown) => {
          stay?.();
          failed(error);
        },
      )
      .finally(() => unqueue(row.id));
    wanted.current = next ? rowId(next.id) : listId;
    setCurrent(next?.id);
  }

  /** Lets a row go, and gives the way to have it stay after all. */
  function leave(row: InboxRow, before: string | undefined): () => void {
    setLeaving((ids) => new Set([...ids, row.id]));
    setSaid(t('done.left', { count: left - 1 }));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        dropRow(queries, row);
        setLeaving((ids) => without(ids, row.id));
      },
      isStill ? 0 : leavingMs,
    );
    const stay = () => {
      clearTimeout(timer);
      setLeaving((ids) => without(ids, row.id));
      putBack(queries, row, before);
    };
    const undo = () => {
      lastDone.current = undefined;
      stay();
      setCurrent(row.id);
      setSaid(t('done.undone'));
      wanted.current = rowId(row.id);
      void settle.mutateAsync({ noteId: row.id, isDone: false }).catch(failed);
    };
    lastDone.current = undo;
    showToast({
      id: `done-${row.id}`,
      title: t('done.title'),
      undo,
      seconds: inboxLimits.undoSeconds,
      onGone: () => {
        if (lastDone.current === undo) lastDone.current = undefined;
      },
    });
    return stay;
  }

  function move(by: 1 | -1): void {
    if (!current) return;
    choose(rows[Math.min(Math.max(rows.indexOf(current) + by, 0), rows.length - 1)]);
  }

  return {
    current,
    setCurrent,
    move,
    helpful,
    done,
    undo: () => lastDone.current?.(),
    leaving,
    queued,
    said,
  };
}

export const rowId = (id: string) => `inbox-${id}`;
export const listId = 'inbox';

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}
