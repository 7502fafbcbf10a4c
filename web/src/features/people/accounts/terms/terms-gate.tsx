import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { useSayNotLoaded } from '../../../../ui/lazy/use-say-not-loaded.ts';

interface TermsGateProps {
  /** The version that has to be accepted, if any. */
  version: string | null;
}

/** Whoever is asked to accept something must be able to read it first, and to leave with what is theirs instead. */
const readable = ['/terms', '/privacy', '/guidelines', '/legal', '/terms-required', '/leave'];

/** Asks on whatever page one is. */
export function TermsGate({ version }: TermsGateProps) {
  const { pathname } = useLocation();
  const due = version !== null && !readable.includes(pathname);
  const [isMissing, setMissing] = useState(false);
  const sayNotLoaded = useSayNotLoaded();
  // Whoever has put the notice away tries again with the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what counts
  useEffect(() => setMissing(false), [pathname]);
  // The page waits behind it: what did not arrive is not given up.
  const TermsDialog = useLazyPart(due && !isMissing, loadTermsDialog, (failure) => {
    setMissing(true);
    sayNotLoaded(failure, () => setMissing(false));
  });
  return TermsDialog && <TermsDialog open={due} version={version} />;
}

const loadTermsDialog = async () => (await import('./terms-dialog.tsx')).TermsDialog;
