/** What every field you can type or choose in looks like. Text stays at 16 px so that phones do not zoom in. */
export const controlClasses = [
  'rounded-control border border-line-strong bg-surface px-3.5 text-body text-ink dark:bg-canvas',
  'transition-[border-color,box-shadow] duration-90 hover:border-ink',
  'faulty:border-rose faulty:shadow-[inset_0_0_0_1px_var(--rose)]',
  'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-faint',
].join(' ');

export const singleLineClasses = 'min-h-10 py-1.5 pointer-coarse:min-h-11';
