import { iterationLimits } from '@firstlight/contract/iteration-limits.ts';
import { isWebAddress } from '@firstlight/contract/web-address.ts';
import { type FormEvent, useRef, useState } from 'react';
import { usePublishIteration } from './iterations.api.ts';

interface Written {
  whatChanged: string;
  link: string;
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
    const { whatChanged, link, feedbackIds, skipIds } = written;
    publish.mutate(
      {
        whatChanged: whatChanged.trim(),
        link: link.trim() || null,
        feedbackIds: [...feedbackIds],
        skipIds: [...skipIds],
      },
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
    faults: isTried ? faults : { whatChanged: null, link: false },
    publish,
    submit,
    textarea,
  };
}

function faultsOf({ whatChanged, link }: Written) {
  const { length } = whatChanged.trim();
  const isShort = length < iterationLimits.textMin;
  const address = link.trim();
  return {
    whatChanged: isShort ? ('short' as const) : length > iterationLimits.textMax ? ('long' as const) : null,
    link: address !== '' && !isWebAddress(address),
  };
}
