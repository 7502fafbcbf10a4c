import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

interface Held {
  row: HTMLElement;
  top: number;
  scrollTop: number;
}

/**
 * Holds what the reader looks at. The scroller's origin is its bottom, so that what is put before moves nothing by itself; what
 * enters or changes below the first visible row would, and is made up for before it is painted. At the end nothing is held: there
 * one follows what comes. Whoever moves the log on purpose says so by calling what is returned.
 */
export function useHeldPlace(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): () => void {
  const held = useRef<Held | undefined>(undefined);
  const remember = useCallback(() => {
    const [frame, log] = [scroller.current, content.current];
    if (frame && log) held.current = isAtEnd(frame) ? undefined : firstVisible(frame, log);
  }, [scroller, content]);

  // After every drawing: whatever it changed, the row stands where it stood.
  useLayoutEffect(() => restore(scroller.current, held.current));

  useEffect(() => {
    const [frame, log] = [scroller.current, content.current];
    if (!frame || !log) return;
    // Rows far away have a size that was guessed, and get their own when they come near.
    const sizes = new ResizeObserver(() => restore(frame, held.current));
    sizes.observe(log);
    frame.addEventListener('scroll', remember, { passive: true });
    return () => {
      sizes.disconnect();
      frame.removeEventListener('scroll', remember);
    };
  }, [scroller, content, remember]);
  return remember;
}

/** Nearer to the end than a finger can stop. */
export function isAtEnd(scroller: Element): boolean {
  return scroller.scrollTop > -4;
}

function restore(frame: HTMLElement | null, held: Held | undefined): void {
  if (!frame || !held?.row.isConnected) return;
  // The browser tells of a scroll a moment after it: what the reader moved meanwhile is theirs.
  const expected = held.top - (frame.scrollTop - held.scrollTop);
  frame.scrollTop += topIn(frame, held.row) - expected;
  held.top = topIn(frame, held.row);
  held.scrollTop = frame.scrollTop;
}

/** Rows lie in order: a few looks find it among hundreds. */
function firstVisible(frame: HTMLElement, log: HTMLElement): Held | undefined {
  const rows = log.querySelectorAll<HTMLElement>('[data-seq]');
  const edge = frame.getBoundingClientRect().top;
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
    else low = middle + 1;
  }
  const row = rows[low];
  return row && { row, top: topIn(frame, row), scrollTop: frame.scrollTop };
}

function topIn(frame: HTMLElement, row: HTMLElement): number {
  return row.getBoundingClientRect().top - frame.getBoundingClientRect().top;
}
