import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const badgeClasses = cva('inline-flex items-center gap-1 whitespace-nowrap font-semibold [&>svg]:size-3.5', {
  variants: {
    tone: {
      gold: 'bg-gold-soft text-gold',
      sky: 'bg-sky-soft text-sky',
      leaf: 'bg-leaf-soft text-leaf',
      rose: 'bg-rose-soft text-rose',
      ember: 'bg-ember-soft text-ember',
      night: 'bg-night text-on-night',
      neutral: 'bg-sunken text-ink-muted',
      outline: 'border border-line-strong text-ink-muted',
    },
    size: {
      sm: 'min-h-5 rounded-chip px-1.5 text-[0.8125rem] leading-none',
      md: 'min-h-6 rounded-full px-3 text-small leading-none',
    },
  },
  defaultVariants: { tone: 'neutral', size: 'sm' },
});

interface BadgeProps extends VariantProps<typeof badgeClasses> {
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A status in a word: soft ground, strong text of the same hue, and never colour alone. */
export function Badge({ tone, size, icon, children, className }: BadgeProps) {
  return (
    <span className={clsx(badgeClasses({ tone, size }), className)}>
      {icon}
      {children}
    </span>
  );
}
