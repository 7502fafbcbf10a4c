import { useNavigation } from 'react-router';
import { DawnSpinner } from '../ui/picture/dawn-spinner.tsx';

/** The page one comes from stays in place until the next one is here; a sun on the way says that it is coming. */
export function PageLoading() {
  if (useNavigation().state !== 'loading') return null;
  return (
    <div className="appear-late pointer-events-none fixed inset-x-0 top-20 z-40 grid place-items-center">
      <span className="rounded-full border border-line bg-raised px-4 py-2 shadow-e2">
        <DawnSpinner />
      </span>
    </div>
  );
}
