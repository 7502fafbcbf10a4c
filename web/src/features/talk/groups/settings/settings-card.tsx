import type { ReactNode } from 'react';

interface SettingsCardProps {
  /** Its own address: `#channels`. */
  id: string;
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}

export function SettingsCard({ id, title, beside, children }: SettingsCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-e1"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h3 id={`${id}-title`} className="font-display font-semibold text-lead">
          {title}
        </h3>
        {beside}
      </div>
      {children}
    </section>
  );
}
