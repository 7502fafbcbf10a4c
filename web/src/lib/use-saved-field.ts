import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readStored, writeStored } from './local-storage.ts';

export interface SavedField<Value> {
  /** What the field shows: what is being written, or else what is kept. */
  value: Value;
  isChanged: boolean;
  state: 'idle' | 'saving' | 'saved' | 'failed';
  error: unknown;
  edit: (next: Value) => void;
  /** Sends what is shown, or what is given. Pressed again after a failure, it tries again. */
  save: (next?: Value) => void;
  undo: () => void;
}

interface SavedFieldOptions<Value> {
  isSame?: (a: Value, b: Value) => boolean;
  /** Fields with one queue are sent one after the other. */
  queue?: string;
  /**
   * Key of the local storage that holds an unsaved text until it is saved or discarded. `settleDrafts` removes it when
   * its author signs out. Without a key an unsaved value lasts as long as the field.
   */
  draftKey?: Value extends string ? string : never;
}

/**
 * One field that is saved by itself. It shows what was entered until the server has stored it, so a failure loses
 * nothing. A field that is not being edited follows `kept`, which another tab may change.
 */
export function useSavedField<Value>(
  kept: Value,
  send: (next: Value) => Promise<unknown>,
  { isSame = Object.is, queue, draftKey }: SavedFieldOptions<Value> = {},
): SavedField<Value> {
  const ownQueue = useId();
  const [draft, setDraft] = useState(() => readDraft<Value>(draftKey));
  const { mutate, reset, isPending, isError, isSuccess, error } = useMutation({
    mutationFn: send,
    // One after the other, so that the last choice is the one that stays.
    scope: { id: queue ?? ownQueue },
    onSuccess: (_, sent) => {
      setDraft((now) => (now && isSame(now.value, sent) ? undefined : now));
      const stored = readDraft<Value>(draftKey);
      if (stored && isSame(stored.value, sent)) storeDraft(draftKey, undefined);
    },
  });
  const write = (next: Draft<Value> | undefined) => {
    setDraft(next);
    storeDraft(draftKey, next && isSame(next.value, kept) ? undefined : next);
  };
  const value = draft ? draft.value : kept;
  const isChanged = draft !== undefined && !isSame(draft.value, kept);

  return {
    value,
    isChanged,
    state: isPending ? 'saving' : isError ? 'failed' : isSuccess && !isChanged ? 'saved' : 'idle',
    error,
    edit: (next) => {
      write({ value: next });
      if (!isPending) reset();
    },
    save: (next = value) => {
      write({ value: next });
      mutate(next);
    },
    undo: () => {
      write(undefined);
      reset();
    },
  };
}

interface Draft<Value> {
  value: Value;
}

function readDraft<Value>(key: string | undefined): Draft<Value> | undefined {
  const stored = key ? readStored(key) : null;
  return stored === null ? undefined : { value: stored as Value };
}

function storeDraft<Value>(key: string | undefined, draft: Draft<Value> | undefined): void {
  if (key) writeStored(key, draft ? String(draft.value) : null);
}
