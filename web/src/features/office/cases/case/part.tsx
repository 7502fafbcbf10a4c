import { type ReactNode, useId } from 'react';

interface PartProps {
  title: ReactNode;
  /** At the end of the heading's line. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One part of a case, under its heading. */
export function Part({ title, beside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={id} className="font-semibold font-text text-[0.9375rem]">
          {title}
        </h3>
        {beside}
      </div>
      {children}
    </section>
  );
}
