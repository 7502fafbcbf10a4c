export const blockLimits = {
  /** So many people somebody may block. Whoever is shown a feed brings them all along. */
  most: 1000,
  page: 50,
} as const;
