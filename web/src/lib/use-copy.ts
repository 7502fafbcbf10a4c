import { useEffect, useState } from 'react';

const shownMs = 2000;

/** Copies text, and says so for two seconds. */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (text: string) => {
    // Refused by the browser or the page is not in front: the text stays selectable beside the button.
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { copied, copy };
}
