import { CardSkeleton } from '../../../../ui/state/skeleton.tsx';
import { browseGrid } from '../browse-card.tsx';

const places = Array.from({ length: 12 }, (_, place) => place);

export function ExploreSkeleton() {
  return (
    <div aria-busy="true" className={browseGrid}>
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}
