import { cva } from 'class-variance-authority';

export const iconButtonClasses = cva(
  [
    'inline-flex items-center justify-center rounded-control border border-transparent text-ink-muted',
    'transition-[background-color,border-color,color] duration-90 hover:bg-sunken hover:text-ink active:bg-line',
    'aria-pressed:border-line-strong aria-pressed:bg-ember-soft aria-pressed:text-ember data-popup-open:bg-sunken',
    'off-limits:bg-transparent off-limits:text-ink-faint/70',
    '[&>svg]:size-5 [&>svg]:stroke-[1.75]',
  ],
  {
    variants: {
      size: {
        sm: 'min-h-8 min-w-8',
        md: 'min-h-10 min-w-10 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        lg: 'min-h-11 min-w-11',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
