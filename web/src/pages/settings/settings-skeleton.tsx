import { Skeleton } from '../../ui/state/skeleton.tsx';

export function SettingsSkeleton() {
  return (
    <div aria-hidden="true" className="gap-14 py-9 md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="hidden flex-col gap-4 md:flex">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-24" />
      </div>
      <div className="flex max-w-feed flex-col gap-7">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="size-24 rounded-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  );
}
