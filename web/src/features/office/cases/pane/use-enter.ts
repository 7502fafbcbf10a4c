import { useEffect, useRef } from 'react';

/** Where Enter means something already. */
const elsewhere = 'a, button, input, textarea, select, form, [role="dialog"], [role="menu"], [role="button"]';

/** Enter sends, wherever one is on the page, unless what has focus answers to it. */
export function useEnter(send: () => void, isOn: boolean): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest(elsewhere)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
