import { feedbackRules } from '@firstlight/contract/rules.ts';
import { type SkipReason, skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readSkipDraft, storeSkipDraft } from './skip-draft.ts';

export interface WrittenSkip {
  reason: SkipReason;
  note: string;
}

interface SkipFaults {
  reason: boolean;
  note: 'missing' | 'long' | null;
}

export function useSkipForm(
  projectId: string,
  preset: SkipReason | null,
  onSubmit: (written: WrittenSkip) => void,
) {
  const [draft, setDraft] = useState(() => {
    const kept = readSkipDraft(projectId);
    return { ...kept, reason: preset ?? kept.reason };
  });
  const [isTried, setTried] = useState(false);
  const reasons = useRef<HTMLDivElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { reason, note } = draft;
  const faults = faultsOf(reason, note);

  useEffect(() => storeSkipDraft(projectId, { reason, note }), [projectId, reason, note]);

  function submit(event: Pick<FormEvent, 'preventDefault'>) {
    event.preventDefault();
    setTried(true);
    if (reason === null) firstReason()?.focus();
    else if (faults.note) noteField.current?.focus();
    else onSubmit({ reason, note: note.trim() });
  }

  function firstReason(): HTMLElement | null {
    return reasons.current?.querySelector<HTMLElement>('[role=radio]') ?? null;
  }

  return {
    reason,
    note,
    reasons,
    noteField,
    firstReason,
    submit,
    faults: isTried ? faults : { reason: false, note: null },
    choose: (next: SkipReason) => setDraft({ reason: next, note }),
    /** A note is one line: the server refuses breaks, so a pasted one becomes a space. */
    write: (next: string) => setDraft({ reason, note: next.replaceAll(/[\r\n]+/g, ' ') }),
    /** The beginning of a sentence is written, and the hand goes on after it. */
    start: (beginning: string) => {
      setDraft({ reason, note: beginning });
      noteField.current?.focus();
    },
    /** Enter sends a note of one line; digits choose outside of it, and lead on to the note. */
    onKeyDown: (event: KeyboardEvent) => {
      const isInNote = event.target === noteField.current;
      if (event.key === 'Enter' && (isInNote || event.ctrlKey || event.metaKey)) {
        if (!event.nativeEvent.isComposing) submit(event);
        return;
      }
      const chosen = isInNote ? undefined : reasonOfKey(event.key);
      if (!chosen) return;
      event.preventDefault();
      setDraft({ reason: chosen, note });
      noteField.current?.focus();
    },
  };
}

function reasonOfKey(key: string): SkipReason | undefined {
  return /^\d$/.test(key) ? skipReasons[Number(key) - 1] : undefined;
}

function faultsOf(reason: SkipReason | null, note: string): SkipFaults {
  const { length } = note.trim();
  const isMissing = length < feedbackRules.skipNoteMin;
  return {
    reason: reason === null,
    note: isMissing ? 'missing' : length > feedbackRules.skipNoteMax ? 'long' : null,
  };
}
