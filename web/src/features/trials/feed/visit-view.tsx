import { skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useKeys } from '../../../lib/use-keys.ts';
import { Thanks } from '../../../parts/feedback/thanks.tsx';
import { cameFromFeed } from '../../../parts/projects/came-from.ts';
import { CardInFocus } from './card-in-focus.tsx';
import type { DrawCard } from './card-slots.ts';
import { FeedEnd } from './feed-end.tsx';
import { FreshPill } from './fresh-pill.tsx';
import { KeyList } from './key-list.tsx';
import { NextUp } from './next-up.tsx';
import { useSkipDialog } from './skip/use-skip-dialog.tsx';
import { useShown } from './use-shown.ts';
import { useTimeSpent } from './use-time-spent.ts';
import { useVisitActs } from './use-visit-acts.ts';
import { cardsAhead, currentCard, placeOf, type Visit } from './visit.ts';
import { VisitPlace } from './visit-place.tsx';

interface VisitViewProps {
  visit: Visit;
  /** Whether single keys act. */
  shortcuts: boolean;
  /** Beside the page's title: the card has the height of the screen for itself. */
  placeSlot: HTMLElement | null;
  drawCard: DrawCard;
  onInterests: () => void;
  onKeys: () => void;
}

/** One card in focus, and what waits behind it. */
export function VisitView({ visit, shortcuts, placeSlot, drawCard, onInterests, onKeys }: VisitViewProps) {
  const { t } = useTranslation('feed');
  const { t: tFeedback } = useTranslation('feedback');
  const navigate = useNavigate();
  const acts = useVisitActs(visit);
  const inFocus = useRef<HTMLElement>(null);
  const testSlot = useRef<HTMLSpanElement>(null);
  const skipButton = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = useSkipDialog(acts.skip, inFocus, skipButton);
  const card = currentCard(visit);
  useShown(visit.id, card?.id);
  useTimeSpent(visit.id, !card);
  const { thanked } = acts;
  // The thanks take the focus themselves; the next card is below them.
  useFocusOn(inFocus, visit.current, thanked === undefined);

  const open = () => card && void navigate(`/project/${card.id}`, { state: cameFromFeed });
  const onCard = card && {
    t: () => testSlot.current?.querySelector<HTMLElement>('a, button')?.click(),
    s: () => ask(card),
    o: open,
    l: acts.later,
    j: acts.next,
    k: acts.previous,
    ...Object.fromEntries(skipReasons.map((reason, index) => [index + 1, () => ask(card, reason)])),
  };
  useKeys({ ...onCard, z: acts.undo, '?': onKeys }, shortcuts);

  return (
    <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[minmax(0,40rem)_minmax(10rem,14rem)]">
      <div className="flex min-w-0 flex-col gap-3">
        {card &&
          placeSlot &&
          visit.cards.length > 1 &&
          createPortal(
            <VisitPlace
              place={placeOf(visit, card.id)}
              total={visit.cards.length}
              shortcuts={shortcuts}
              onPrevious={acts.previous}
              onNext={acts.next}
            />,
            placeSlot,
          )}
        {thanked && (
          <>
            <Thanks key={thanked.project.name} thanked={thanked} />
            {card && <h2 className="log pt-2 font-text text-ink-muted">{tFeedback('thanks.next')}</h2>}
          </>
        )}
        {card && visit.id && <FreshPill key={visit.id} visit={visit.id} />}
        {card ? (
          <CardInFocus
            key={card.id}
            visit={visit}
            card={card}
            acts={acts}
            shortcuts={shortcuts}
            onSkip={() => ask(card)}
            onOpen={open}
            drawCard={drawCard}
            refs={{ inFocus, testSlot, skipButton }}
          />
        ) : (
          <section ref={inFocus} tabIndex={-1} aria-label={t('title')}>
            <FeedEnd
              visit={visit.id}
              done={visit.done.length}
              spent={visit.spent}
              onInterests={onInterests}
            />
          </section>
        )}
      </div>
      <aside aria-label={t('beside')} className="flex flex-col gap-8 max-md:hidden md:sticky md:top-20">
        <NextUp cards={cardsAhead(visit)} onChoose={acts.choose} />
        {card && !shortcuts && <KeyList shortcuts={false} />}
      </aside>
      {dialog}
      <p role="status" className="sr-only">
        {acts.said}
      </p>
    </div>
  );
}

/** Whenever another card comes into focus, so do the hands; not on arrival, which begins at the heading. */
function useFocusOn(element: RefObject<HTMLElement | null>, current: string | null, isWanted: boolean): void {
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    if (isWanted) element.current?.focus();
  }, [element, current, isWanted]);
}
