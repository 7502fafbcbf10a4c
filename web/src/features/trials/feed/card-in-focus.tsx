import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../lib/format-time.ts';
import { elsewhere, type Keys } from '../../../lib/use-keys.ts';
import { CardActions } from './card-actions.tsx';
import type { DrawCard } from './card-slots.ts';
import { SkipFault } from './skip/skip-fault.tsx';
import type { useVisitActs } from './use-visit-acts.ts';
import { placeOf, type Visit } from './visit.ts';
import { WhyLine } from './why-line.tsx';

interface CardInFocusProps {
  visit: Visit;
  card: FeedCard;
  acts: ReturnType<typeof useVisitActs>;
  shortcuts: boolean;
  onSkip: () => void;
  onOpen: () => void;
  drawCard: DrawCard;
  refs: {
    inFocus: RefObject<HTMLElement | null>;
    testSlot: RefObject<HTMLSpanElement | null>;
    skipButton: RefObject<HTMLButtonElement | null>;
  };
}

/** The feed as readers know it: articles with their places, of which one is drawn at a time. */
export function CardInFocus({
  visit,
  card,
  acts,
  shortcuts,
  onSkip,
  onOpen,
  drawCard,
  refs,
}: CardInFocusProps) {
  const { t } = useTranslation('feed');
  const facts = useAge(card);
  const id = useId();
  const ids = { title: `${id}-title`, pitch: `${id}-pitch`, why: `${id}-why` };
  const place = placeOf(visit, card.id);
  const total = visit.cards.length;
  const failed = acts.failedSkip;

  const byPage: Keys = { PageDown: acts.next, PageUp: acts.previous };
  const byArrow: Keys = { ArrowDown: acts.next, ArrowUp: acts.previous, Enter: onOpen };

  /**
   * Among articles pages move, with single keys off as well. Arrows and Enter do only while the article itself has the
   * focus: on a button Enter is its own, and elsewhere arrows scroll.
   */
  function turn(event: KeyboardEvent) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    const isOnArticle = shortcuts && isPlain && event.target === refs.inFocus.current;
    const act = byPage[event.key] ?? (isOnArticle ? byArrow[event.key] : undefined);
    if (!act) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    event.preventDefault();
    act();
  }

  return (
    <div role="feed" aria-label={t('title')} aria-busy="false" onKeyDown={turn}>
      {drawCard({
        card,
        ids,
        facts,
        why: <WhyLine card={card} id={ids.why} />,
        article: {
          ref: refs.inFocus,
          tabIndex: 0,
          'aria-labelledby': ids.title,
          'aria-describedby': `${ids.why} ${ids.pitch}`,
          'aria-posinset': place,
          'aria-setsize': total,
        },
        actions: (test) => (
          <CardActions
            test={test}
            testSlot={refs.testSlot}
            skipButton={refs.skipButton}
            shortcuts={shortcuts}
            fault={
              failed && <SkipFault failed={failed} onRetry={() => acts.skip(failed.card, failed.written)} />
            }
            onSkip={onSkip}
            onLater={acts.later}
          />
        ),
        onAnswered: (thanked) => acts.answered(card, thanked),
      })}
    </div>
  );
}

/** “2 hours ago”. */
function useAge({ publishedAt }: FeedCard): string {
  const { i18n } = useTranslation('feed');
  return formatAgo(new Date(publishedAt), new Date(), i18n.language);
}
