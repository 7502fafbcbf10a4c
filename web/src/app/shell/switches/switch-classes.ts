/** Small switches side by side in one pill. For fingers the parts grow, and the pill keeps its height. */
export const switchClasses = [
  'relative isolate inline-flex items-center px-1 before:absolute before:inset-0 before:-z-1 before:rounded-full',
  'before:border before:border-line before:bg-surface pointer-coarse:before:inset-y-1',
].join(' ');

export const switchPartClasses =
  'grid min-h-8 min-w-8 place-items-center rounded-full pointer-coarse:min-h-11 pointer-coarse:min-w-11';
