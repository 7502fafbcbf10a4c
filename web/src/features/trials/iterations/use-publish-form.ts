import { type FormEvent, useRef, useState } from 'react';
import {
  dropIterationDraft,
  type IterationDraft,
  keepDraft,
  newDraft,
  readDrafts,
} from './iteration-drafts.ts';
import { usePublishIteration } from './iterations.api.ts';
import { faultsOf, noFaults, trimmed } from './written-iteration.ts';

/** What a maker writes is a draft until it is published: the given one, or the last one they wrote in. */
export function usePublishForm(projectId: string, onPublished: () => void, from?: IterationDraft) {
  const [written, setWritten] = useState(() => from ?? readDrafts(projectId)[0] ?? newDraft());
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
    publish.mutate({ ...trimmed(written), feedbackIds, skipIds }, { onSuccess: finish });
  }

  function finish() {
    dropIterationDraft(projectId, written.id);
    setWritten(newDraft());
    setTried(false);
    onPublished();
  }

  function change(changes: Partial<IterationDraft>) {
    const changed = { ...written, ...changes };
    setWritten(changed);
    keepDraft(projectId, changed);
  }

  return { ...written, change, faults: isTried ? faults : noFaults, publish, submit, textarea };
}
