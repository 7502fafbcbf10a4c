import { storeDraft } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { draftOf, isBlank, type Writing } from '../edit/writing.ts';
import { ownDrafts } from '../own/own-projects.api.ts';
import { keepHere } from './kept-draft.ts';

export type DraftState =
  | { kind: 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'full' }
  | { kind: 'saved'; at: Date };

const pauseMs = 2000;
const longestMs = 15_000;

/**
 * Keeps what is being written: on this device with every change, on the server two seconds after the last one, and in
 * any case every fifteen seconds and when the page is left. What could not leave is sent when the device is back online, or
 * its writer is signed in again and has accepted the terms.
 */
export function useDraft(draftId: string, isWriterIn: boolean) {
  const [state, setState] = useState<DraftState>({ kind: 'unsaved' });
  const pending = useRef<Writing>(undefined);
  const since = useRef<number>(undefined);
  const queue = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const maySend = useOnline() && isWriterIn;
  const queries = useQueryClient();
  const { mutateAsync: store } = useMutation({
    mutationFn: (writing: Writing) => call(storeDraft, { draftId, ...draftOf(writing) }, { keepalive: true }),
  });

  const sendPending = useCallback(async () => {
    const writing = pending.current;
    if (!writing) return;
    pending.current = undefined;
    since.current = undefined;
    setState({ kind: 'saving' });
    try {
      const { updatedAt } = await store(writing);
      setState({ kind: 'saved', at: new Date(updatedAt) });
      if (!pending.current) keepHere(draftId, null);
    } catch (error) {
      pending.current ??= writing;
      setState({ kind: stateAfter(error) });
    }
  }, [draftId, store]);

  // One after the other: on a slow line an older version could arrive after a newer one and stay.
  const send = useCallback(() => {
    queue.current = queue.current.then(sendPending);
    return queue.current;
  }, [sendPending]);

  const keep = useCallback(
    (writing: Writing) => {
      if (isBlank(writing)) return;
      pending.current = writing;
      since.current ??= Date.now();
      keepHere(draftId, { content: draftOf(writing), at: Date.now() });
      clearTimeout(timer.current);
      const left = since.current + longestMs - Date.now();
      timer.current = setTimeout(() => void send(), Math.max(0, Math.min(pauseMs, left)));
    },
    [draftId, send],
  );

  /** Once it is published, nothing of the draft stays behind or arrives late. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
    keepHere(draftId, null);
  }, [draftId]);

  useEffect(() => {
    if (maySend) void send();
  }, [maySend, send]);
  useEffect(() => {
    const leave = () => void send();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [send]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (!pending.current) return;
      void send().then(() => queries.invalidateQueries({ queryKey: ownDrafts.queryKey }));
    },
    [send, queries],
  );

  const hasUnsent = () => pending.current !== undefined || state.kind === 'saving';
  /** The server does not take it at present, and would not on the way out. */
  const isStuck = () => hasUnsent() && ['offline', 'signedOut', 'full'].includes(state.kind);
  return { state, keep, forget, hasUnsent, isStuck };
}

function stateAfter(error: unknown): 'full' | 'signedOut' | 'offline' {
  if (hasCode(error, 'projects.too_many_drafts')) return 'full';
  const isOut = hasCode(error, 'accounts.signed_out') || hasCode(error, 'accounts.terms_required');
  return isOut ? 'signedOut' : 'offline';
}
