import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { tellSkipTime } from '../skip-times.api.ts';
import { SkipDialog } from './skip-dialog.tsx';
import type { WrittenSkip } from './use-skip-form.ts';

interface SkipDialogControl {
  ask: (card: FeedCard, preset?: SkipReason) => void;
  dialog: ReactNode;
}

/** The dialog outlives its card by the moment it takes to leave: the next card is there before it is gone. */
export function useSkipDialog(
  onSkip: (card: FeedCard, written: WrittenSkip) => void,
  cardInFocus: RefObject<HTMLElement | null>,
  skipButton: RefObject<HTMLElement | null>,
): SkipDialogControl {
  const [asked, setAsked] = useState<{ card: FeedCard; preset: SkipReason | null; time: number }>();
  const [isOpen, setOpen] = useState(false);
  const isSkipped = useRef(false);

  function ask(card: FeedCard, preset: SkipReason | null = null) {
    isSkipped.current = false;
    setAsked({ card, preset, time: performance.now() });
    setOpen(true);
  }

  const dialog = asked && (
    <SkipDialog
      key={asked.time}
      card={asked.card}
      preset={asked.preset}
      open={isOpen}
      onClose={() => setOpen(false)}
      onSubmit={(written) => {
        isSkipped.current = true;
        setOpen(false);
        onSkip(asked.card, written);
        tellSkipTime(performance.now() - asked.time);
      }}
      finalFocus={() => (isSkipped.current ? cardInFocus : skipButton).current}
    />
  );
  return { ask, dialog };
}
