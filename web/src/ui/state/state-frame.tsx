import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface StateFrameProps {
  title: ReactNode;
  /** What will be here, or what happened and what to do. */
  children?: ReactNode;
  /** One primary way out, at most one other beside it. */
  actions?: ReactNode;
  drawing?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Told at once to whoever listens. */
  isAlert?: boolean;
  className?: string | undefined;
}

/** A state in words. What every page must be able to say at any time has no drawing, which would weigh on each first visit. */
export function StateFrame({
  title,
  children,
  actions,
  drawing,
  headingLevel = 2,
  isAlert = false,
  className,
}: StateFrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      role={isAlert ? 'alert' : undefined}
      className={clsx('flex animate-rise flex-col items-start gap-4 py-8', className)}
    >
      {drawing}
      <Heading
        tabIndex={headingLevel === 1 ? -1 : undefined}
        className={headingLevel === 1 ? 'text-h1' : 'text-h3'}
      >
        {title}
      </Heading>
      {children && <div className="prose-width text-ink-muted">{children}</div>}
      {actions && <div className="mt-1 flex flex-wrap gap-3">{actions}</div>}
    </section>
  );
}
