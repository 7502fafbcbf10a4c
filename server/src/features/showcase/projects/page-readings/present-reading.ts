import type { PageReading } from '@firstlight/contract/showcase/projects/page-readings.ts';
import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { coverAddresses } from '../cover/cover-addresses.ts';
import type { Reading } from './page-readings.queries.ts';

/** One that nobody finished in time has failed, whatever became of the worker. */
export function presentReading(
  { state, name, tagline, pictureKey, askedAt }: Reading,
  now: Date,
): PageReading {
  const isLate = now.getTime() - askedAt.getTime() > projectLimits.pageReadingSeconds * 1000;
  return {
    state: state === 'reading' && isLate ? 'failed' : state,
    name,
    tagline,
    picture: pictureKey === null ? null : coverAddresses(pictureKey).large,
  };
}
