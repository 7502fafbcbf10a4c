import type { Location } from 'react-router';
import { readStored, session, writeStored } from '../../lib/local-storage.ts';

/** Where pages were left, kept for as long as the tab. */
export const scrollPlaces = 'scroll-places';

/** Every page that was opened by a full load has the key `default`; each keeps its own place, and so does each part of it that a link leads to. */
export function scrollPlaceOf({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>): string {
  return key === 'default' ? pathname + hash : key;
}

/** Reloading and going back return to where somebody was; an address opened anew begins at its top. */
export function forgetPlaceIfOpenedAnew(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return;
  const places = new Map(Object.entries(JSON.parse(readStored(scrollPlaces, session) ?? '{}')));
  places.delete(location.pathname + location.hash);
  writeStored(scrollPlaces, JSON.stringify(Object.fromEntries(places)), session);
}
