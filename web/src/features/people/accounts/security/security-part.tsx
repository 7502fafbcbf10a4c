import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '../../../../ui/card.tsx';

interface SecurityPartProps {
  title: string;
  /** Whether it is on, in a word. */
  state?: ReactNode;
  lead: ReactNode;
  /** Takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function SecurityPart({ title, state, lead, headingRef, children }: SecurityPartProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <header className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={id} ref={headingRef} tabIndex={-1} className="text-h3">
            {title}
          </h3>
          {state}
        </div>
        <p className="prose-width text-ink-muted">{lead}</p>
      </header>
      {children}
    </Card>
  );
}
