import type { ComponentPropsWithRef, ReactNode } from 'react';

/** The list around the rows: one surface, as the maker's inbox has it. */
export const givenListClasses = 'divide-y divide-line rounded-card border border-line bg-surface shadow-e1';

/** One row of one's own: which project it is about, and beside it what one said. */
export function GivenRow({
  heading,
  children,
  ...rest
}: ComponentPropsWithRef<'article'> & { heading: ReactNode }) {
  return (
    <article
      {...rest}
      className="grid grid-cols-1 gap-x-6 gap-y-3 px-4 pt-4.5 pb-3.5 sm:px-5 md:grid-cols-[11.25rem_1fr]"
    >
      {heading}
      <div className="flex min-w-0 flex-col items-stretch gap-2">{children}</div>
    </article>
  );
}
