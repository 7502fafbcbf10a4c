import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useKeys } from '../../../../lib/use-keys.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useDecide } from '../cases.api.ts';
import { ActBar } from '../pane/act-bar.tsx';
import { DeskKbd } from '../pane/desk-kbd.tsx';
import { focusSegment, Segments } from '../pane/segments.tsx';
import { useEnter } from '../pane/use-enter.ts';
import { choiceKeys } from './choice-keys.ts';
import { DeviationField } from './deviation-field.tsx';
import { type Choice, type Draft, decisionFrom, isDeviation, isReady, suggestedFor } from './draft.ts';

interface DecideBarProps {
  one: WholeCase;
  draft: Draft;
  onChange: (next: Partial<Draft>) => void;
  onNote: () => void;
  /** Somebody else was quicker. */
  onMoved: () => void;
  onSent: (decided: Promise<WholeCase>) => void;
  shortcuts: boolean;
}

/** One choice, and one press that sends it. Nothing is chosen beforehand: that would anchor whoever reads. */
export function DecideBar({ one, draft, onChange, onNote, onMoved, onSent, shortcuts }: DecideBarProps) {
  const { t } = useTranslation('moderator');
  const bar = useRef<HTMLDivElement>(null);
  const decide = useDecide();
  const isOnline = useOnline();
  const [isChecked, setChecked] = useState(false);
  const isOther = isDeviation(one, draft);
  const labels = useChoiceLabels(one, draft);
  // The steps follow from a broken rule, so they are offered only once it is known which.
  const offered = choiceKeys.filter(({ choice }) => choice === 'no_violation' || draft.rule !== null);

  const send = () => {
    const decision = decisionFrom(one, draft);
    setChecked(true);
    if (!decision || !isOnline || decide.isPending || !isReady(one, draft)) return;
    // By its promise: with the decision this bar makes room for another, and callbacks of its own would go with it.
    const decided = decide.mutateAsync(decision);
    onSent(decided);
    decided.catch((error: unknown) => hasCode(error, 'cases.moved') && onMoved());
  };
  const choose = (choice: Choice) => {
    onChange({ choice });
    focusSegment(bar.current, choice);
  };
  const keys = offered.map(({ choice, key }) => [key.toLowerCase(), () => choose(choice)]);
  useKeys({ ...Object.fromEntries(keys), n: onNote }, shortcuts);
  useEnter(send, shortcuts && draft.choice !== null);

  const asksSecond = draft.choice === 'suspension' && one.isSecondNeeded;
  const act = asksSecond ? t('decide.askSecond') : t('decide.send');
  return (
    <ActBar
      ref={bar}
      error={hasCode(decide.error, 'cases.moved') ? undefined : decide.error}
      above={
        isOther && (
          <DeviationField
            value={draft.deviation}
            onChange={(deviation) => onChange({ deviation })}
            onSend={send}
            error={
              isChecked &&
              draft.deviation.trim().length < caseLimits.deviationMin &&
              t('decide.whyShort', { count: caseLimits.deviationMin })
            }
          />
        )
      }
    >
      <Segments
        label={t('decide.label')}
        value={draft.choice}
        onChange={(choice) => onChange({ choice })}
        segments={offered.map(({ choice, key }) => ({
          value: choice,
          label: labels[choice],
          shortcut: key,
        }))}
      />
      <div className="flex items-center gap-1.5 desk:ml-auto">
        <Button
          variant="ghost"
          size="sm"
          aria-keyshortcuts="N"
          onClick={onNote}
          className="desk:min-h-10 desk:px-2"
        >
          {t('notes.add')}
          <DeskKbd>N</DeskKbd>
        </Button>
        <Button
          variant="sun"
          className="flex-1 desk:flex-none desk:px-3"
          loading={decide.isPending}
          disabled={!isOnline || draft.choice === null}
          aria-keyshortcuts="Enter"
          onClick={send}
        >
          {isOnline ? act : t('offline')}
          <DeskKbd>Enter</DeskKbd>
        </Button>
      </div>
    </ActBar>
  );
}

function useChoiceLabels(one: WholeCase, { rule }: Draft): Record<Choice, string> {
  const { t } = useTranslation('moderator');
  const suggested = suggestedFor(one, rule);
  const hours = suggested?.step === 'restriction' ? suggested.hours : null;
  return {
    no_violation: t('choices.no_violation'),
    warning: t('choices.warning'),
    restriction: t('choices.restriction', { hours: hours ?? moderationRules.restrictionHours }),
    limit: t('choices.limit'),
    suspension: t('choices.suspension'),
  };
}
