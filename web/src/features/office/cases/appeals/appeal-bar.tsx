import { appealOutcomes } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { DueAppeal } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../../lib/use-keys.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { ActBar } from '../pane/act-bar.tsx';
import { DeskKbd } from '../pane/desk-kbd.tsx';
import { focusSegment, Segments } from '../pane/segments.tsx';
import { useEnter } from '../pane/use-enter.ts';
import { type AnswerDraft, asSent, milderSteps, missingInAnswer } from './answer-draft.ts';
import { useDecideAppeal } from './appeals.api.ts';

interface AppealBarProps {
  appeal: DueAppeal;
  answer: AnswerDraft;
  onChange: (next: Partial<AnswerDraft>) => void;
  /** Sending was tried: what is missing may be said. */
  onCheck: () => void;
  onDone: () => void;
  shortcuts: boolean;
}

export function AppealBar({ appeal, answer, onChange, onCheck, onDone, shortcuts }: AppealBarProps) {
  const { t } = useTranslation('moderator');
  const bar = useRef<HTMLDivElement>(null);
  const decide = useDecideAppeal();
  const isOnline = useOnline();
  const canSend = isOnline && appeal.can.decide && answer.outcome !== null;
  const outcomes = appealOutcomes.filter((one) => one !== 'reduced' || milderSteps(appeal.step).length > 0);

  const send = () => {
    const sent = asSent(answer);
    onCheck();
    if (!sent || !canSend || missingInAnswer(answer)) return;
    // By its promise: an answered appeal leaves the list, and this bar with it. A failure stands in the bar.
    decide.mutateAsync({ appealId: appeal.id, ...sent }).then(
      () => {
        showToast({ kind: 'success', title: t('appeal.done') });
        onDone();
      },
      () => undefined,
    );
  };
  const choose = (outcome: (typeof outcomes)[number]) => {
    onChange({ outcome });
    focusSegment(bar.current, outcome);
  };
  const keys = Object.fromEntries(outcomes.map((outcome, place) => [place + 1, () => choose(outcome)]));
  useKeys(keys, shortcuts && appeal.can.decide);
  useEnter(send, shortcuts && canSend);

  if (!appeal.can.decide) {
    return (
      <ActBar>
        <p className="text-ink-muted text-small">{t('appeal.notYours')}</p>
      </ActBar>
    );
  }
  return (
    <ActBar ref={bar} error={decide.error}>
      <Segments
        label={t('appeal.outcome')}
        value={answer.outcome}
        onChange={(outcome) => onChange({ outcome })}
        segments={outcomes.map((outcome, place) => ({
          value: outcome,
          label: t(`appeal.outcomes.${outcome}`),
          shortcut: String(place + 1),
        }))}
      />
      <Button
        variant="sun"
        className="desk:ml-auto"
        loading={decide.isPending}
        disabled={!canSend}
        onClick={send}
      >
        {t(isOnline ? 'appeal.send' : 'offline')}
        <DeskKbd>Enter</DeskKbd>
      </Button>
    </ActBar>
  );
}
