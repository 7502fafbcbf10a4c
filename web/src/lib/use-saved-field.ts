import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

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

/**
 * One field that saves by itself. What was entered stays in it until the server has it: a failure loses nothing. A
 * field nobody is changing follows what is kept, which another tab may have changed.
 */
export function useSavedField<Value>(
  kept: Value,
  send: (next: Value) => Promise<unknown>,
  isSame: (a: Value, b: Value) => boolean = Object.is,
  /** Named where something else waits until it is saved. */
  queue?: string,
): SavedField<Value> {
  const ownQueue = useId();
  const [draft, setDraft] = useState<{ value: Value }>();
  const { mutate, reset, isPending, isError, isSuccess, error } = useMutation({
    mutationFn: send,
    // One after the other, so that the last choice is the one that stays.
    scope: { id: queue ?? ownQueue },
    onSuccess: (_, sent) => setDraft((now) => (now && isSame(now.value, sent) ? undefined : now)),
  });
  const value = draft ? draft.value : kept;
  const isChanged = draft !== undefined && !isSame(draft.value, kept);

  return {
    value,
    isChanged,
    state: isPending ? 'saving' : isError ? 'failed' : isSuccess && !isChanged ? 'saved' : 'idle',
    error,
    edit: (next) => {
      setDraft({ value: next });
      if (!isPending) reset();
    },
    save: (next = value) => {
      setDraft({ value: next });
      mutate(next);
    },
    undo: () => {
      setDraft(undefined);
      reset();
    },
  };
}
