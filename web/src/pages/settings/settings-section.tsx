import type { ReactNode } from 'react';

interface SettingsSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-4 py-9 max-md:pt-6 [&>section+section]:pt-7"
    >
      <h2 id={`${id}-title`} tabIndex={-1} className="text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}
