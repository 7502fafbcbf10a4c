import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import { skipProject, withdrawSkip } from '@firstlight/contract/trials/feedback/skips.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { errorMessage, isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { useChangeVisit } from '../feed.api.ts';
import { finish, goTo, reopen } from '../visit.ts';
import { storeSkipDraft } from './skip-draft.ts';
import type { WrittenSkip } from './use-skip-form.ts';

const { total: goal } = minimumFeedbackRules;

interface Skip {
  card: FeedCard;
  written: WrittenSkip;
  /** The skip's own id, once the server has it. */
  sent: Promise<{ id: string }>;
  isUndone?: true;
}

/** A skip that did not arrive, however often it was tried. */
export interface FailedSkip extends Pick<Skip, 'card' | 'written'> {
  error: unknown;
}

export interface Skips {
  failed: FailedSkip | undefined;
  skip: (card: FeedCard, written: WrittenSkip) => void;
  /** Takes the latest skip back, as long as that is offered. */
  undoLatest: () => void;
}

/**
 * The card leaves at once and the server is told meanwhile, a few times if need be. Should that fail, the card is back at
 * its place, the note still in this browser, and whoever wrote it is told at the buttons, by the project's name.
 */
export function useSkips(onUndone: (card: FeedCard) => void): Skips {
  const { t } = useTranslation('feed');
  const { t: tRequest } = useTranslation('request');
  const change = useChangeVisit();
  const latest = useRef<Skip>(undefined);
  const [failed, setFailed] = useState<FailedSkip>();

  function skip(card: FeedCard, written: WrittenSkip) {
    const made: Skip = { card, written, sent: send(card, written) };
    latest.current = made;
    setFailed((before) => (before?.card.id === card.id ? undefined : before));
    change((visit) => finish(visit, card.id));
    showToast({
      id: toastOf(card),
      title: t('skip.done', { name: card.name }),
      ...responseOf(card),
      undo: () => undo(made),
      onGone: () => forget(made),
    });
    made.sent.then(
      () => made.isUndone || storeSkipDraft(card.id, null),
      (error: unknown) => made.isUndone || fail(made, error),
    );
  }

  /** The published responses and this one, up to the goal. */
  function responseOf({ name, responseCount }: FeedCard) {
    const number = responseCount + 1;
    return number <= goal ? { description: t('skip.response', { number, goal, name }) } : {};
  }

  function fail(made: Skip, error: unknown) {
    const { card, written } = made;
    forget(made);
    storeSkipDraft(card.id, written);
    change((visit) => reopen(visit, card.id));
    setFailed({ card, written, error });
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

  return { failed, skip, undoLatest: () => latest.current && undo(latest.current) };
}

/** By card: takings back that the server has not answered, also when the feed was left meanwhile. */
const goingBack = new Map<string, Promise<unknown>>();

/** Before an earlier skip of the card is gone, the server would answer with that one. */
async function send({ id }: FeedCard, written: WrittenSkip): Promise<{ id: string }> {
  await goingBack.get(id);
  return tryAgain(() => call(skipProject, { projectId: id, ...written }), waits);
}

/** A tunnel, or a server that is being renewed: shorter than the message that says it was skipped. */
const waits = [500, 2000, 4000];

/** The server takes a skip once, however often it is told. */
async function tryAgain<Result>(act: () => Promise<Result>, [wait, ...later]: number[]): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (wait === undefined || !isWorthRetrying(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return tryAgain(act, later);
  }
}

const toastOf = ({ id }: FeedCard) => `skip ${id}`;
