import type { ReactNode } from 'react';

interface FactListProps {
  facts: { term: string; detail: ReactNode }[];
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ term, detail }) => (
        <div
          key={term}
          className="flex flex-col gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[12rem_1fr] print:break-inside-avoid"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="min-w-0 text-ink-muted">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
