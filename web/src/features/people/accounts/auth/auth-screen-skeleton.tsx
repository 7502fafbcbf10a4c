import { Card } from '../../../../ui/card.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';

/** The mode stands in the address and the form in the browser's memory: prerendered pages know neither. */
export function AuthScreenSkeleton() {
  return (
    <div className="grid items-start gap-x-18 gap-y-6 md:grid-cols-[5fr_6fr]">
      <div className="flex flex-col gap-3 md:pt-6">
        <Skeleton className="h-11 w-44" />
        <Skeleton className="h-7 w-72" />
      </div>
      <Card className="flex w-full max-w-form flex-col gap-5 shadow-e2 sm:p-7 md:justify-self-end">
        <Skeleton className="h-17 rounded-control" />
        <Skeleton className="h-17 rounded-control" />
        <Skeleton className="h-10 w-28 rounded-control" />
        <Skeleton className="h-10 w-56 rounded-control" />
      </Card>
    </div>
  );
}
