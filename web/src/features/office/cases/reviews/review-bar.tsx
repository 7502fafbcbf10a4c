import { type ReviewOutcome, reviewOutcomes } from '@firstlight/contract/office/cases/case-rules.ts';
import type { DueReview } from '@firstlight/contract/office/cases/reviews.ts';
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
import { useDecideReview } from './reviews.api.ts';

interface ReviewBarProps {
  review: DueReview;
  outcome: ReviewOutcome | null;
  /** Empty while it is too short to be sent. */
  answer: string;
  onChoose: (outcome: ReviewOutcome) => void;
  /** Sending was tried: what is missing may be said. */
  onCheck: () => void;
  onDone: (outcome: ReviewOutcome) => void;
  shortcuts: boolean;
}

export function ReviewBar({ review, outcome, answer, onChoose, onCheck, onDone, shortcuts }: ReviewBarProps) {
  const { t } = useTranslation('moderator');
  const bar = useRef<HTMLDivElement>(null);
  const decide = useDecideReview();
  const isOnline = useOnline();
  const canSend = isOnline && review.can.decide && outcome !== null;

  const send = () => {
    onCheck();
    if (!canSend || answer === '') return;
    // By its promise: what is answered leaves the list, and this bar with it. A failure stands in the bar.
    decide.mutateAsync({ reviewId: review.id, outcome, answer }).then(
      () => {
        showToast({ kind: 'success', title: t('appeal.done') });
        onDone(outcome);
      },
      () => undefined,
    );
  };
  const choose = (one: ReviewOutcome) => {
    onChoose(one);
    focusSegment(bar.current, one);
  };
  const keys = Object.fromEntries(reviewOutcomes.map((one, place) => [place + 1, () => choose(one)]));
  useKeys(keys, shortcuts && review.can.decide);
  useEnter(send, shortcuts && canSend);

  if (!review.can.decide) {
    return (
      <ActBar>
        <p className="text-ink-muted text-small">{t('review.notYours')}</p>
      </ActBar>
    );
  }
  return (
    <ActBar ref={bar} error={decide.error}>
      <Segments
        label={t('review.outcome')}
        value={outcome}
        onChange={onChoose}
        segments={reviewOutcomes.map((one, place) => ({
          value: one,
          label: t(`review.outcomes.${one}`),
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
