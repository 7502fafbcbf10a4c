import { type FormEvent, useRef, useState } from 'react';
import { usePublishIteration } from './iterations.api.ts';
import { faultsOf, noFaults, trimmed, type WrittenIteration } from './written-iteration.ts';

interface Written extends WrittenIteration {
  feedbackIds: readonly string[];
  skipIds: readonly string[];
}

const empty: Written = { whatChanged: '', link: '', feedbackIds: [], skipIds: [] };

/** What a maker writes stays while the dialog is closed and opened again; it goes with being published. */
export function usePublishForm(projectId: string, onPublished: () => void) {
  const [written, setWritten] = useState(empty);
  const [isTried, setTried] = useState(false);
  const publish = usePublishIteration(projectId);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const faults = faultsOf(written);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (faults.whatChanged) textarea.current?.focus();
    if (faults.whatChanged || faults.link || publish.isPending) return;
    const { feedbackIds, skipIds } = written;
    publish.mutate(
      { ...trimmed(written), feedbackIds: [...feedbackIds], skipIds: [...skipIds] },
      { onSuccess: finish },
    );
  }

  function finish() {
    setWritten(empty);
    setTried(false);
    onPublished();
  }

  return {
    ...written,
    change: (changes: Partial<Written>) => setWritten({ ...written, ...changes }),
    faults: isTried ? faults : noFaults,
    publish,
    submit,
    textarea,
  };
}
