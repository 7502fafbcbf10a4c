import type { FeedCard } from '@firstlight/contract/feed.ts';
import { skipProject, takeBackSkip } from '@firstlight/contract/skips.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { errorMessage } from '../../../lib/api-error.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { useChangeVisit } from '../feed.api.ts';
import { finish, goTo, reopen } from '../visit.ts';
import { keepDraft } from './skip-draft.ts';
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
    const made: Skip = { card, written, sent: call(skipProject, { projectId: card.id, ...written }) };
    latest.current = made;
    change((visit) => finish(visit, card.id));
    showToast({
      id: toastOf(card),
      title: t('skip.done', { name: card.name }),
      undo: () => undo(made),
      onGone: () => forget(made),
    });
    made.sent.then(
      () => made.isUndone || keepDraft(card.id, null),
      (error: unknown) => made.isUndone || fail(made, error),
    );
  }

  function fail(made: Skip, error: unknown) {
    const { card, written } = made;
    forget(made);
    keepDraft(card.id, written);
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
    keepDraft(card.id, written);
    change((visit) => goTo(reopen(visit, card.id), card.id));
    onUndone(card);
    showToast({ id: toastOf(card), title: t('skip.undone', { name: card.name }) });
    // A skip that never arrived needs no taking back.
    sent.then(
      ({ id }) => call(takeBackSkip, { skipId: id }).catch((error: unknown) => stay(card, error)),
      () => undefined,
    );
  }

  function stay(card: FeedCard, error: unknown) {
    keepDraft(card.id, null);
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

const toastOf = ({ id }: FeedCard) => `skip ${id}`;
