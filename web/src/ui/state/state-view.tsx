import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { BrokenRingSpot } from '../spots/broken-ring-spot.tsx';
import { CoveredSunSpot } from '../spots/covered-sun-spot.tsx';
import { HorizonSpot } from '../spots/horizon-spot.tsx';
import { KeySpot } from '../spots/key-spot.tsx';
import type { SpotProps } from '../spots/spot.tsx';
import { SunkenSunSpot } from '../spots/sunken-sun-spot.tsx';
import { TelescopeSpot } from '../spots/telescope-spot.tsx';

export type StateKind = 'empty' | 'error' | 'offline' | 'forbidden' | 'notFound' | 'end';

interface StateViewProps {
  kind: StateKind;
  title: ReactNode;
  /** What will be here, or what happened and what to do. */
  children?: ReactNode;
  /** One primary way out, at most one other beside it. */
  actions?: ReactNode;
  /** Replaces the drawing of the kind. */
  drawing?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

const drawings: Record<StateKind, ComponentType<SpotProps>> = {
  empty: TelescopeSpot,
  error: CoveredSunSpot,
  offline: BrokenRingSpot,
  forbidden: KeySpot,
  notFound: SunkenSunSpot,
  end: HorizonSpot,
};

export function StateView({
  kind,
  title,
  children,
  actions,
  drawing,
  headingLevel = 2,
  className,
}: StateViewProps) {
  const Heading = `h${headingLevel}` as const;
  const Drawing = drawings[kind];
  return (
    <section
      role={kind === 'error' ? 'alert' : undefined}
      className={clsx('flex animate-rise flex-col items-start gap-4 py-8', className)}
    >
      {drawing ?? <Drawing />}
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
