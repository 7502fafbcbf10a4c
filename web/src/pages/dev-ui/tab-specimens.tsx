import { useState } from 'react';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Specimen } from './section.tsx';

const tabs = [
  { value: 'projects', label: 'My projects', count: 3 },
  { value: 'feedback', label: 'My feedback', count: 12 },
  { value: 'drafts', label: 'Drafts' },
  { value: 'archive', label: 'Archive', disabled: true },
] as const;

export function TabSpecimens() {
  return (
    <>
      <Specimen label="Line">
        <Example look="line" />
      </Specimen>
      <Specimen label="Pill">
        <Example look="pill" />
      </Specimen>
    </>
  );
}

function Example({ look }: { look: 'line' | 'pill' }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('projects');
  return (
    <Tabs
      label={`Dashboard, ${look}`}
      look={look}
      tabs={tabs}
      value={tab}
      onChange={setTab}
      className="w-full min-w-0"
    >
      {tabs.map(({ value, label }) => (
        <TabPanel key={value} value={value}>
          <p className="text-ink-muted">{label} would be here.</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}
