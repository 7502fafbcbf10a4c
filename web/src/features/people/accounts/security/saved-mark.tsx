import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** Said beside what was saved; the place is there before, so that readers hear it change. */
export function SavedMark({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-1.5 font-medium text-leaf text-small">
      {children && (
        <>
          <Check aria-hidden="true" className="size-4 shrink-0" />
          {children}
        </>
      )}
    </p>
  );
}
