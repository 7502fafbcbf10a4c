import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useSecond } from '../cases.api.ts';
import { ActBar } from '../pane/act-bar.tsx';
import { formatClock } from '../pane/format-clock.ts';

interface SecondBarProps {
  one: WholeCase;
  onMoved: () => void;
  onSent: (decided: Promise<WholeCase>) => void;
}

/** A permanent suspension needs two: the second agrees, or refuses and the case is open again. */
export function SecondBar({ one, onMoved, onSent }: SecondBarProps) {
  const { t, i18n } = useTranslation('moderator');
  const second = useSecond();
  const isOnline = useOnline();
  const until = formatClock(one.asked?.until ?? one.dueAt, i18n.language);
  if (!one.can.second) {
    return (
      <ActBar>
        <p className="text-ink-muted text-small">{t('second.waits', { until })}</p>
      </ActBar>
    );
  }
  // By its promise: with the answer this bar makes room for another.
  const answer = (agrees: boolean) => {
    const answered = second.mutateAsync({ caseId: one.id, version: one.version, agrees });
    if (agrees) onSent(answered);
    answered.catch((error: unknown) => hasCode(error, 'cases.moved') && onMoved());
  };
  const isBusy = (agrees: boolean) => second.isPending && second.variables.agrees === agrees;
  return (
    <ActBar error={hasCode(second.error, 'cases.moved') ? undefined : second.error}>
      <p className="text-ink-muted text-small">{t('second.yours', { until })}</p>
      <div className="flex gap-2.5 desk:ml-auto">
        <Button
          className="flex-1 desk:flex-none"
          loading={isBusy(false)}
          disabled={!isOnline}
          onClick={() => answer(false)}
        >
          {t('second.refuse')}
        </Button>
        <Button
          variant="sun"
          className="flex-1 desk:flex-none"
          loading={isBusy(true)}
          disabled={!isOnline}
          onClick={() => answer(true)}
        >
          {t('second.agree')}
        </Button>
      </div>
    </ActBar>
  );
}
