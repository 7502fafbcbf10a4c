/**
 * What caches between us and people may keep, and for how long: see decision 128. A browser asks again each time, so that
 * nobody sees their own act late; only what stands between many guests and us keeps anything at all.
 */
export const caching = {
  /** What is the same for all guests and may be taken down: in one cache after so many seconds it is gone, without being told. */
  guests: { 'cache-control': 'public, max-age=0, s-maxage=3', vary: 'cookie' },
  /** What the build wrote: old words for five minutes, or for a day while we cannot be reached. */
  written: 'public, max-age=0, s-maxage=300, stale-if-error=86400',
  /** For whoever is signed in: kept by nobody but their own browser, which asks whether it still holds. */
  members: 'private, no-cache',
} as const;

/** The same for whoever fetches it, by the hour or so; what was taken down leaves shared caches at once. */
export const keptByBrowsers = (seconds: number) => `public, max-age=${seconds}, s-maxage=3`;
