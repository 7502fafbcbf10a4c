import { type Ref, type RefObject, useCallback } from 'react';

/** One ref that fills two: the component's own and the one it was given. */
export function useJoinedRef<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
    },
    [own, given],
  );
}
