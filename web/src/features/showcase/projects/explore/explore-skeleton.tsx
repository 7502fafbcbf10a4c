import { CardSkeleton, Skeleton } from '../../../../ui/state/skeleton.tsx';

const places = Array.from({ length: 12 }, (_, place) => place);

export function ExploreSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="my-2 h-4 w-28" />
      <div className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
