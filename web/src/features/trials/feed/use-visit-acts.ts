import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thanked } from '../../../parts/feedback/thanks.tsx';
import { useChangeVisit } from './feed.api.ts';
import type { WrittenSkip } from './skip/use-skip-form.ts';
import { useSkips } from './skip/use-skips.ts';
import { currentCard, finish, goTo, placeOf, postpone, step, type Visit } from './visit.ts';

/** Everything one can do in a visit; each act also says aloud what it did and what comes next. */
export function useVisitActs(visit: Visit) {
  const { t } = useTranslation('feed');
  const change = useChangeVisit();
  const [said, setSaid] = useState('');
  const [thanked, setThanked] = useState<Thanked>();
  const skips = useSkips(({ name }) => setSaid(t('skip.undone', { name })));
  const card = currentCard(visit);

  function say(what: string, next: Visit) {
    const following = currentCard(next);
    const place = following && placeOf(next, following.id);
    const after = following
      ? t('said.next', { name: following.name, place, total: next.cards.length })
      : t('said.last');
    setSaid([what, after].filter(Boolean).join(' '));
  }

  function act(what: string, move: (visit: Visit) => Visit) {
    setThanked(undefined);
    say(what, move(visit));
    change(move);
  }

  return {
    said,
    next: () => act('', (now) => step(now, 1)),
    previous: () => act('', (now) => step(now, -1)),
    choose: (projectId: string) => act('', (now) => goTo(now, projectId)),
    later: () => card && act(t('said.later', { name: card.name }), (now) => postpone(now, card.id)),
    undo: skips.undoLatest,
    failedSkip: skips.failed,
    skip: (skipped: FeedCard, written: WrittenSkip) => {
      setThanked(undefined);
      say(t('skip.done', { name: skipped.name }), finish(visit, skipped.id));
      skips.skip(skipped, written);
    },
    /** Thanks for the feedback given last, until the next act. */
    thanked,
    /** The feedback itself was sent elsewhere; here its card is done. */
    answered: ({ id }: FeedCard, given: Thanked) => {
      act('', (now) => finish(now, id));
      setThanked(given);
    },
  };
}
