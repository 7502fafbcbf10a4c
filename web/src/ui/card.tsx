import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `false` when something such as a cover runs to the edges. */
  padded?: boolean;
  /** Answers to the pointer: for cards that are one link. */
  interactive?: boolean;
}

export function Card({ as = 'div', padded = true, interactive = false, className, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={clsx(
        'relative rounded-card border border-line bg-surface shadow-e1',
        padded && 'p-4 sm:p-5',
        interactive &&
          'transition-[border-color,box-shadow,transform] duration-240 hover:-translate-y-0.5 hover:border-line-strong hover:shadow-e2 has-focus-visible:border-line-strong',
        className,
      )}
    />
  );
}
