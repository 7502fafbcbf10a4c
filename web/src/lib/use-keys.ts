import { useEffect, useRef } from 'react';

/** What each key does; letters in lower case, others as the browser names them. */
export type Keys = Readonly<Record<string, () => void>>;

/** Places where a letter is a letter, or where a key already means something. */
export const elsewhere = 'form, input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/**
 * Single keys for whoever is on the page: with focus in its main part or, as after loading, nowhere yet. With a
 * modifier they belong to the browser.
 */
export function useKeys(keys: Keys, isOn: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing)
        return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || !isHere(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

function isHere(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(elsewhere)) return false;
  return target === document.body || target.closest('main') !== null;
}
