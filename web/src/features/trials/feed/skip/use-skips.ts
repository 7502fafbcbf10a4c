import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import { skipProject, withdrawSkip } from '@firstlight/contract/trials/feedback/skips.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { useChangeVisit } from '../feed.api.ts';
import { finish, goTo, reopen } from '../visit.ts';
import { storeSkipDraft } from './skip-draft.ts';
import type { WrittenSkip } from './use-skip-form.ts';

interface Skip {
  card: FeedCard;
  written: WrittenSkip;
  /** The skip's own id, once the server has it. */
  sent: Promise<{ id: string }>;
  isUndone?: true;
}

export interface Skips {
  skip: (card: FeedCard, written: WrittenSkip) => void;
  /** Takes the latest skip back, as long as that is offered. */
  undoLatest: () => void;
}

/**
 * The card leaves at once and the server is told meanwhile. Should that fail, the card is back at its place and the
 * note still in this browser.
 */
export function useSkips(onUndone: (card: FeedCard) => void): Skips {
  const { t } = useTranslation('feed');
  const { t: tRequest } = useTranslation('request');
  const change = useChangeVisit();
  const latest = useRef<Skip>(undefined);

  function skip(card: FeedCard, written: WrittenSkip) {
    const made: Skip = { card, written, sent: send(card, written) };
    latest.current = made;
    change((visit) => finish(visit, card.id));
    showToast({
      id: toastOf(card),
      title: t('skip.done', { name: card.name }),
      undo: () => undo(made),
      onGone: () => forget(made),
    });
    made.sent.then(
      () => made.isUndone || storeSkipDraft(card.id, null),
      (error: unknown) => made.isUndone || fail(made, error),
    );
  }

  function fail(made: Skip, error: unknown) {
    const { card, written } = made;
    forget(made);
    storeSkipDraft(card.id, written);
    change((visit) => reopen(visit, card.id));
    showToast({
      id: toastOf(card),
      kind: 'error',
      title: t('skip.failed'),
      description: errorMessage(tRequest, error),
      action: { label: t('again'), onPress: () => skip(card, written) },
    });
  }

  function undo(made: Skip) {
    const { card, written, sent } = made;
    made.isUndone = true;
    forget(made);
    storeSkipDraft(card.id, written);
    change((visit) => goTo(reopen(visit, card.id), card.id));
    onUndone(card);
    showToast({ id: toastOf(card), title: t('skip.undone', { name: card.name }) });
    // A skip that never arrived needs no taking back.
    const back = sent.then(
      ({ id }) => call(withdrawSkip, { skipId: id }).catch((error: unknown) => stay(card, error)),
      () => undefined,
    );
    goingBack.set(card.id, back);
    void back.then(() => goingBack.get(card.id) === back && goingBack.delete(card.id));
  }

  function stay(card: FeedCard, error: unknown) {
    storeSkipDraft(card.id, null);
    change((visit) => finish(visit, card.id));
    const description = errorMessage(tRequest, error);
    showToast({
      id: toastOf(card),
      kind: 'error',
      title: t('skip.undoFailed', { name: card.name }),
      description,
    });
  }

  function forget(made: Skip) {
    if (latest.current === made) latest.current = undefined;
  }

  return { skip, undoLatest: () => latest.current && undo(latest.current) };
}

/** By card: takings back that the server has not answered, also when the feed was left meanwhile. */
const goingBack = new Map<string, Promise<unknown>>();

/** Before an earlier skip of the card is gone, the server would answer with that one. */
async function send({ id }: FeedCard, written: WrittenSkip): Promise<{ id: string }> {
  await goingBack.get(id);
  return call(skipProject, { projectId: id, ...written });
}

const toastOf = ({ id }: FeedCard) => `skip ${id}`;
