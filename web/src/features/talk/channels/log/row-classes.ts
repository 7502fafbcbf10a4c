/** A picture, a gap and the words: the same for what is sent, what waits and what is gone. */
export const rowClasses =
  'group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 rounded-control px-3 text-[0.9375rem] leading-snug';

/** What is far out of view is not laid out; its size is remembered, so that nothing moves when it comes back. */
export const rowSizeClasses = '[content-visibility:auto] [contain-intrinsic-size:auto_3.5rem]';
