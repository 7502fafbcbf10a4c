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
  const [leaving, setLeaving] = useState<string>();
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
    setQueued((ids) => new Set([...ids].filter((other) => other !== id)));
  }

  function queue(id: string): void {
    if (!isOnline) setQueued((ids) => new Set([...ids, id]));
  }

  function helpful(row: InboxRow): void {
    if (row.kind !== 'full') return;
    queue(row.id);
    mark.mutate(
      { id: row.id, isHelpful: !row.isHelpful },
      { onError: failed, onSettled: () => unqueue(row.id) },
    );
  }

  /** Gone at once; offline it stays, marked, until it could be sent. */
  function done(row: InboxRow): void {
    const place = rows.indexOf(row);
    const next = rows[place + 1] ?? rows[place - 1];
    queue(row.id);
    if (isOnline) leave(row, rows[place - 1]?.id);
    settle.mutate(
      { noteId: row.id, isDone: true },
      {
        onSuccess: () => !isOnline && dropRow(queries, row),
        onError: (error) => {
          if (isOnline) putBack(queries, row, rows[place - 1]?.id);
          failed(error);
        },
        onSettled: () => unqueue(row.id),
      },
    );
    wanted.current = next ? rowId(next.id) : listId;
    setCurrent(next?.id);
  }

  function leave(row: InboxRow, before: string | undefined): void {
    setLeaving(row.id);
    setSaid(t('done.left', { count: left - 1 }));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(
      () => {
        setLeaving(undefined);
        dropRow(queries, row);
      },
      isStill ? 0 : leavingMs,
    );
    const undo = () => {
      lastDone.current = undefined;
      putBack(queries, row, before);
      setCurrent(row.id);
      setSaid(t('done.undone'));
      wanted.current = rowId(row.id);
      settle.mutate({ noteId: row.id, isDone: false }, { onError: failed });
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
