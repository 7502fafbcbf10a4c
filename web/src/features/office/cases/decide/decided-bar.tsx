import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { useUndo } from '../cases.api.ts';
import { ActBar } from '../pane/act-bar.tsx';
import { DeskKbd } from '../pane/desk-kbd.tsx';
import { formatClock } from '../pane/format-clock.ts';
import { useDecidedWords } from './use-decided-words.ts';

/** What was decided, by whom, and for ten minutes the way back. */
export function DecidedBar({ one, onNext }: { one: WholeCase; onNext: () => void }) {
  const { t, i18n } = useTranslation('moderator');
  const say = useDecidedWords();
  const undo = useUndo();
  return (
    <ActBar error={undo.error}>
      <p className="text-small">
        {one.decided && <span className="font-semibold">{say(one.decided)}</span>}{' '}
        <span className="text-ink-muted">
          {one.can.undo && one.decided
            ? t('decided.mailed', { time: formatClock(one.decided.undoUntil, i18n.language) })
            : t('decided.closed')}
        </span>
      </p>
      <div className="flex gap-2.5 desk:ml-auto">
        {one.can.undo && (
          <Button
            className="flex-1 desk:flex-none"
            loading={undo.isPending}
            aria-keyshortcuts="Z"
            onClick={() => undo.mutate(one.id)}
          >
            {t('decided.undo')}
            <DeskKbd>Z</DeskKbd>
          </Button>
        )}
        <Button variant="night" className="flex-1 desk:flex-none" onClick={onNext}>
          {t('queue.next')}
        </Button>
      </div>
    </ActBar>
  );
}
