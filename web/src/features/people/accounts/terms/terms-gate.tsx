import { useLocation } from 'react-router';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';

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
  const TermsDialog = useLazyPart(due, loadTermsDialog);
  return TermsDialog && <TermsDialog open={due} version={version} />;
}

const loadTermsDialog = async () => (await import('./terms-dialog.tsx')).TermsDialog;
