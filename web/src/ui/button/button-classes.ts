import { cva, type VariantProps } from 'class-variance-authority';

/** The look of a button, apart from its behaviour: a router link can wear it without loading the component. */
export const buttonClasses = cva(
  [
    'relative inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold',
    'select-none transition-[background-color,border-color,color,transform] duration-90',
    'active:translate-y-px off-limits:translate-y-0',
  ],
  {
    variants: {
      variant: {
        sun: [
          'border-sun-edge/50 bg-sun text-on-sun shadow-[inset_0_1px_0_rgb(255_255_255/.45)] hover:bg-sun-hover',
          'off-limits:border-line off-limits:bg-sunken off-limits:text-ink-faint off-limits:shadow-none',
        ],
        night: [
          'border-transparent bg-night text-on-night hover:bg-night-hover',
          'off-limits:border-line off-limits:bg-sunken off-limits:text-ink-faint',
        ],
        outline: [
          'border-line-strong bg-surface text-ink hover:border-ink hover:bg-canvas active:bg-sunken',
          'off-limits:border-line off-limits:bg-transparent off-limits:text-ink-faint',
        ],
        ghost: [
          'border-transparent text-ink-muted hover:bg-sunken hover:text-ink',
          'off-limits:bg-transparent off-limits:text-ink-faint',
        ],
        danger: [
          'border-transparent bg-rose text-on-danger hover:bg-rose-hover',
          'off-limits:border-line off-limits:bg-sunken off-limits:text-ink-faint',
        ],
        link: [
          'border-transparent text-sky underline decoration-1 underline-offset-[0.2em] hover:decoration-2',
          'off-limits:text-ink-faint off-limits:no-underline',
        ],
      },
      size: {
        sm: 'min-h-8 px-3 py-1 text-small pointer-coarse:min-h-11',
        md: 'min-h-10 px-4.5 py-1.5 text-[0.9375rem] leading-tight pointer-coarse:min-h-11',
        lg: 'min-h-12 px-6 py-2 text-body leading-tight',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'px-1' }],
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClasses>;
