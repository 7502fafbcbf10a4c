import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChannelStore } from '../window/channel-store.ts';
import type { ChannelWindow } from '../window/channel-window.ts';
import { isAtEnd } from './use-held-place.ts';

/** So near to either end the next page is fetched. */
const nearPx = 600;
/** What is opened in the middle stands a little below the top. */
const fromTopPx = 72;

interface LogPlaceInput {
  scroller: RefObject<HTMLElement | null>;
  store: ChannelStore;
  window: ChannelWindow;
  /** The first unread message when the channel was opened. */
  unread: number | undefined;
  /** What the reader has written last and is not confirmed yet. */
  latestOwn: string | undefined;
  /** Tells whoever holds the place that it was left on purpose. */
  moved: () => void;
}

export type LogPlace = ReturnType<typeof useLogPlace>;

/** Where in the log the reader is, and how they get elsewhere. */
export function useLogPlace({ scroller, store, window, unread, latestOwn, moved }: LogPlaceInput) {
  const [atEnd, setAtEnd] = useState(true);
  const [isUnreadSkipped, setUnreadSkipped] = useState(false);
  const last = window.messages.at(-1)?.seq ?? 0;
  const [readTo, setReadTo] = useState(last);
  const target = useRef<number>(undefined);

  const show = useCallback(
    (seq: number) => {
      const frame = scroller.current;
      const row = frame?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
      if (!frame || !row) return false;
      frame.scrollTop += row.getBoundingClientRect().top - frame.getBoundingClientRect().top - fromTopPx;
      moved();
      return true;
    },
    [scroller, moved],
  );

  const isOpened = useRef(false);
  // The first drawing is already at its place.
  useLayoutEffect(() => {
    if (!isOpened.current && unread !== undefined) show(unread);
    isOpened.current = true;
  }, [show, unread]);

  // A jump to what had to be fetched ends with the drawing that brings it.
  useLayoutEffect(() => {
    if (target.current === undefined || !show(target.current)) return;
    focusRow(scroller.current, target.current);
    target.current = undefined;
  });

  const jumpTo = useCallback(
    (seq: number) => {
      setUnreadSkipped(false);
      if (show(seq)) return focusRow(scroller.current, seq);
      target.current = seq;
      void store.load(seq).then(() => {
        // What did not come is no place to go to later, with whatever brings it.
        if (store.state().failed === 'window') target.current = undefined;
      });
    },
    [scroller, show, store],
  );

  const toEnd = useCallback(() => {
    if (unread !== undefined && scroller.current && !isAtEnd(scroller.current)) setUnreadSkipped(true);
    const drop = () => {
      scroller.current?.scrollTo({ top: 0 });
      moved();
    };
    if (window.hasLater) void store.load().then(drop);
    else drop();
  }, [scroller, store, unread, window.hasLater, moved]);

  const shownOwn = useRef(latestOwn);
  // One's own words are read at the end.
  useLayoutEffect(() => {
    if (latestOwn === shownOwn.current) return;
    shownOwn.current = latestOwn;
    if (latestOwn) toEnd();
  }, [latestOwn, toEnd]);

  const isFollowing = atEnd && !window.hasLater;
  function scrolled(): void {
    const frame = scroller.current;
    if (!frame) return;
    const isEnd = isAtEnd(frame) && !window.hasLater;
    setAtEnd(isEnd);
    // Whoever leaves the end has read up to there.
    if (isEnd || isFollowing) setReadTo(last);
    if (frame.scrollHeight - frame.clientHeight + frame.scrollTop < nearPx) void store.more('earlier');
    if (frame.scrollTop > -nearPx) void store.more('later');
  }

  const fresh = isFollowing ? 0 : Math.max(0, window.at.seq - readTo);
  return {
    isFollowing,
    /** How many came since the reader was at the end. */
    fresh,
    isUnreadSkipped,
    jumpTo,
    toEnd,
    scrolled,
  };
}

function focusRow(frame: HTMLElement | null, seq: number): void {
  frame?.querySelector<HTMLElement>(`[data-seq="${seq}"]`)?.focus({ preventScroll: true });
}
