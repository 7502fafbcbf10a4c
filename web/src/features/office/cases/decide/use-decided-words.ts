import type { QueuedCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../pane/format-clock.ts';

type Decided = NonNullable<QueuedCase['decided']>;

/** “Mara decided this at 10:19: warning”. */
export function useDecidedWords(): (decided: Decided) => string {
  const { t, i18n } = useTranslation('moderator');
  return ({ by, isOwn, at, step }) => {
    const values = {
      name: by ?? t('someAdmin'),
      time: formatClock(at, i18n.language),
      what: step ? t(`steps.${step}.of`) : t('decided.nothing'),
    };
    return isOwn ? t('decided.byYou', values) : t('decided.by', values);
  };
}
