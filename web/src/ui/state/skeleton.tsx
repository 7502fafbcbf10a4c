import { clsx } from 'clsx';

interface SkeletonProps {
  className?: string;
}

/** One bar. Give it the size of what will stand there. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx('skeleton block', className)} />;
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

export function CardSkeleton() {
  return (
    <span aria-hidden="true" className="block overflow-hidden rounded-card border border-line bg-surface">
      <span className="skeleton block aspect-1200/630 rounded-none" />
      <span className="flex flex-col gap-3 p-4 sm:p-5">
        <Skeleton className="h-6 w-1/2" />
        <TextSkeleton lines={2} />
        <Skeleton className="h-6 w-1/3 rounded-full" />
      </span>
    </span>
  );
}

export function RowSkeleton() {
  return (
    <span aria-hidden="true" className="flex min-h-14 items-center gap-3">
      <Skeleton className="size-10 shrink-0 rounded-full" />
      <span className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-3 w-2/3" />
      </span>
    </span>
  );
}

/** What people wrote, while it is being fetched. */
export function MessageListSkeleton({ label, count = 2 }: { label: string; count?: number }) {
  return (
    <div role="status" className="flex flex-col gap-6 py-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <MessageSkeleton key={place} />
      ))}
    </div>
  );
}

export function MessageSkeleton() {
  return (
    <span aria-hidden="true" className="flex gap-3">
      <Skeleton className="size-9 shrink-0 rounded-full" />
      <span className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-28" />
        <TextSkeleton lines={2} />
      </span>
    </span>
  );
}
