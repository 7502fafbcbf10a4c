/** A whole address of ours, to be copied or shared. Where a page is drawn without a browser nobody copies yet. */
export const ownAddress = (path: string): string =>
  typeof location === 'undefined' ? path : `${location.origin}${path}`;
