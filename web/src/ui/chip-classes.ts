import { cva } from 'class-variance-authority';

/** Chips that filter, also worn by links. `static` is a tag that only says something. */
export const chipClasses = cva('inline-flex items-center gap-1.5 rounded-full border text-small', {
  variants: {
    kind: {
      static: 'min-h-6 border-line px-2.5 text-ink-muted',
      action: [
        'min-h-8 border-line-strong bg-surface px-3.5 font-medium transition-[background-color,border-color] duration-90',
        'hover:border-ink hover:bg-canvas active:bg-sunken pointer-coarse:min-h-10',
        'on:border-night on:bg-night on:text-on-night aria-[current=true]:border-night aria-[current=true]:bg-night',
        'aria-[current=true]:text-on-night off-limits:border-line off-limits:text-ink-faint',
        '[&>svg]:size-4',
      ],
    },
  },
  defaultVariants: { kind: 'action' },
});

/** On a phone one row that scrolls up to the edges of the screen: what is chosen is worth more than a second row of choices. */
export const chipRowClasses =
  'flex gap-2 sm:flex-wrap max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0 [scrollbar-width:none]';
