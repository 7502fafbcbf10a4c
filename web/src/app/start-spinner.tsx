import { DawnSpinner } from '../ui/picture/dawn-spinner.tsx';

/** Stands alone on the screen while the first page is fetched. */
export function StartSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <DawnSpinner className="appear-late" />
    </div>
  );
}
