import { cva } from 'class-variance-authority';

export const backdropClasses = [
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-240',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');

export const viewportClasses =
  'fixed inset-0 z-40 flex items-end justify-center overflow-hidden sm:items-center sm:overflow-y-auto sm:p-6';

/** A sheet from the bottom on a phone, a dialog in the middle from 640 px on. Same content, same order. */
export const dialogClasses = cva(
  [
    'relative flex max-h-[calc(100dvh-3rem)] w-full flex-col rounded-t-dialog border border-line bg-raised shadow-e3 outline-none',
    'transition-[opacity,transform] duration-240 sm:max-h-[calc(100dvh-6rem)] sm:rounded-dialog',
    'data-ending-style:translate-y-full data-starting-style:translate-y-full',
    'sm:data-ending-style:translate-y-2 sm:data-ending-style:opacity-0',
    'sm:data-starting-style:translate-y-2 sm:data-starting-style:opacity-0',
    'data-nested-dialog-open:scale-[0.98] after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit]',
    'data-nested-dialog-open:after:bg-scrim',
  ],
  {
    variants: {
      size: { sm: 'sm:max-w-100', md: 'sm:max-w-130', lg: 'sm:max-w-190' },
    },
    defaultVariants: { size: 'md' },
  },
);

export const dialogFooterClasses =
  'flex flex-wrap items-center justify-end gap-3 px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:px-6 sm:pb-6';
