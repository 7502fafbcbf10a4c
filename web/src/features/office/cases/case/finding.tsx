import { sanctionRules } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../../lib/use-keys.ts';
import type { Draft } from '../decide/draft.ts';
import { Segments } from '../pane/segments.tsx';
import { Part } from './part.tsx';

interface FindingProps {
  draft: Draft;
  onChange: (next: Partial<Draft>) => void;
  shortcuts: boolean;
}

/** Asks which rule was broken. The measure and the statement follow from the answer, not from what reporters said. */
export function Finding({ draft, onChange, shortcuts }: FindingProps) {
  const { t } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  const field = useRef<HTMLDivElement>(null);
  useKeys(
    { f: () => field.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus() },
    shortcuts,
  );
  return (
    <Part title={t('finding.title')}>
      <div ref={field}>
        <Segments
          label={t('finding.title')}
          wraps
          value={draft.rule}
          onChange={(rule) => onChange({ rule })}
          segments={sanctionRules.map((rule) => ({ value: rule, label: tStatement(`rules.${rule}.name`) }))}
        />
      </div>
      {draft.rule === null && <p className="text-ink-muted text-small">{t('finding.first')}</p>}
    </Part>
  );
}
