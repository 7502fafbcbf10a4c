export const demoTypes = ['live', 'prototype', 'mobile', 'video', 'slides', 'idea'] as const;

export type DemoType = (typeof demoTypes)[number];

export const exploreSorts = ['recent', 'most', 'top'] as const;

export type ExploreSort = (typeof exploreSorts)[number];

export const projectLimits = {
  link: 2000,
  coverAlt: 200,
  pictureAlt: 200,
  query: 100,
  /** Cards on a page of explore. */
  page: 24,
  ownPage: 50,
  similar: 3,
  drafts: 20,
  /** Removed projects can be brought back this long, then they are gone. */
  recoverDays: 30,
  /** Reading a page takes seconds; after so many nobody is at it any more. */
  pageReadingSeconds: 30,
  perDay: 3,
} as const;
