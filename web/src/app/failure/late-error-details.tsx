import { useLazyPart } from '../../lib/use-lazy-part.ts';

/** The error's own words are said at once; its code, and the way to copy it, follow if they can still be fetched. */
export function LateErrorDetails({ error }: { error: unknown }) {
  const ErrorDetails = useLazyPart(true, loadErrorDetails);
  if (ErrorDetails) return <ErrorDetails error={error} />;
  return <p className="mt-4 text-small">{String(error)}</p>;
}

const loadErrorDetails = async () => (await import('./error-details.tsx')).ErrorDetails;
