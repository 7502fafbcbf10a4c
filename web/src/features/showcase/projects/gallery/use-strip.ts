import { type RefObject, useRef, useState } from 'react';

export interface Strip {
  list: RefObject<HTMLUListElement | null>;
  /** Which of them is in view. */
  at: number;
  goTo: (place: number) => void;
  onScroll: () => void;
}

/** Pictures side by side, one in view: the browser's own scrolling is swipe, wheel and focus at once. */
export function useStrip(count: number, start = 0): Strip {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  return {
    list,
    at,
    goTo(place) {
      const box = list.current;
      box?.scrollTo({ left: box.clientWidth * Math.min(Math.max(place, 0), count - 1) });
    },
    onScroll() {
      const box = list.current;
      if (box && box.clientWidth > 0) setAt(Math.round(box.scrollLeft / box.clientWidth));
    },
  };
}
