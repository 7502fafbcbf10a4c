import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../../ui/card.tsx';

interface AuthScreenProps {
  title: ReactNode;
  lead?: ReactNode;
  drawing?: ReactNode;
  /** Another screen stood here a moment ago, and had the focus. */
  followsAnother?: boolean;
  children: ReactNode;
}

/** What it is about on the sky, what there is to do on a card. */
export function AuthScreen({ title, lead, drawing, followsAnother = false, children }: AuthScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (followsAnother) heading.current?.focus();
  }, [followsAnother]);

  return (
    <div className="grid items-start gap-x-18 gap-y-6 md:grid-cols-[5fr_6fr]">
      <div className="flex flex-col items-start gap-3 md:pt-6 md:pb-24">
        {drawing}
        <h1 ref={heading} tabIndex={-1} className="max-w-[16ch] text-h1 [overflow-wrap:anywhere]">
          {title}
        </h1>
        {lead && <div className="flex max-w-[28rem] flex-col items-start gap-3 text-lead">{lead}</div>}
      </div>
      <Card className="flex w-full max-w-form animate-rise flex-col gap-5 shadow-e2 sm:p-7 md:justify-self-end">
        {children}
      </Card>
    </div>
  );
}
