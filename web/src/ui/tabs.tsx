import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Tab<Value extends string = string> {
  value: Value;
  label: ReactNode;
  count?: number;
  disabled?: boolean;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose between, for readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** Usually what the address says. */
  value: Value;
  onChange: (value: Value) => void;
  look?: 'line' | 'pill';
  /** One `TabPanel` for each tab. */
  children: ReactNode;
  className?: string;
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  children,
  className,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onChange(next)} className={className}>
      <BaseTabs.List
        aria-label={label}
        className={clsx(
          'relative isolate flex overflow-x-auto [scrollbar-width:none]',
          look === 'line'
            ? 'gap-1 border-line border-b'
            : 'w-fit max-w-full gap-1 rounded-control bg-sunken p-1',
        )}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={clsx(
              'flex min-h-10 shrink-0 items-center gap-2 rounded-kbd px-3.5 font-semibold text-[0.9375rem] text-ink-muted -outline-offset-2 transition-colors duration-90 hover:text-ink data-active:text-ink off-limits:opacity-60 pointer-coarse:min-h-11',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="log text-ink-faint">{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator
          className={clsx(
            'absolute left-0 -z-1 w-(--active-tab-width) translate-x-(--active-tab-left) transition-[translate,width] duration-240',
            look === 'line'
              ? 'bottom-0 h-0.5 bg-sun-edge'
              : 'inset-y-1 rounded-kbd border border-line bg-raised shadow-e1',
          )}
        />
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  );
}

export function TabPanel({
  value,
  children,
  className,
}: {
  value: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <BaseTabs.Panel value={value} className={clsx('pt-5', className)}>
      {children}
    </BaseTabs.Panel>
  );
}
