import { type RefObject, useEffect } from 'react';

/** ↑ and ↓ go along what was found, and from the first back to the field. */
export function useArrows(frame: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!element || !step || event.isComposing) return;
      const hits = [...element.querySelectorAll<HTMLElement>('[data-hit]')];
      const at = hits.indexOf(document.activeElement as HTMLElement) + step;
      const next = at < 0 ? field.current : hits[at];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, [frame, field]);
}
