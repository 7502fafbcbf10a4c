import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format-time.ts';
import { AppealAnswer } from './appeal-answer.tsx';
import { AppealForm } from './appeal-form.tsx';
import { AppealWaiting } from './appeal-waiting.tsx';

export interface AppealProps {
  sanction: OwnSanction;
  now: Date;
  /** One below what it stands under. */
  headingLevel: 2 | 4;
}

/** The appeal against a decision, wherever it stands: to write, under way, answered, or too late to begin. */
export function AppealPart(props: AppealProps) {
  const { t, i18n } = useTranslation('standing');
  const { appeal, appealUntil, can, state } = props.sanction;
  if (appeal?.outcome) return <AppealAnswer {...props} appeal={appeal} />;
  if (appeal) return <AppealWaiting {...props} appeal={appeal} />;
  if (can.appeal) return <AppealForm {...props} />;
  if (state === 'overturned') return null;
  return (
    <p className="text-ink-muted text-small">
      {t('appeal.over', { date: formatDay(new Date(appealUntil), i18n.language) })}
    </p>
  );
}
