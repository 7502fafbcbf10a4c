import { useEffect, useRef } from 'react';
import { elsewhere } from '../../lib/use-keys.ts';

/** `/` leads to the search from everywhere but a field, where it is a letter. The key is nobody's where nothing searches. */
export function useSearchKey(search: () => boolean): void {
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (document.documentElement.dataset['keys'] === 'off') return;
      if (event.target instanceof Element && event.target.closest(elsewhere)) return;
      if (latest.current()) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
