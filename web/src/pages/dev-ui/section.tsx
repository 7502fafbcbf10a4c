import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page that stands on its own horizon. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
      <div aria-hidden="true" className="ticks" />
      <h2 id={`${id}-title`} className="pt-5 pb-6 text-h2">
        {title}
      </h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  label: string;
  children: ReactNode;
  /** Side by side, or one under the other. */
  layout?: 'row' | 'column' | 'grid';
}

const layouts = {
  row: 'flex flex-wrap items-center gap-3',
  column: 'flex max-w-form flex-col gap-5',
  grid: 'grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3',
};

export function Specimen({ label, children, layout = 'row' }: SpecimenProps) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="log font-normal text-ink-muted">{label}</h3>
      <div className={layouts[layout]}>{children}</div>
    </div>
  );
}
