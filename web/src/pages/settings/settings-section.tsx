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
      className="flex scroll-mt-14 flex-col gap-4 border-line border-t py-9"
    >
      <h2 id={`${id}-title`} tabIndex={-1} className="text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}
