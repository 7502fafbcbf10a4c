import { type RefObject, useEffect } from 'react';
import { elsewhere } from '../../lib/use-keys.ts';

/** `/` leads to the search from everywhere but a field, where it is a letter. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (document.documentElement.dataset['keys'] === 'off') return;
      if (event.target instanceof Element && event.target.closest(elsewhere)) return;
      // Where the field is not drawn, as on a phone, the key is nobody's.
      if (!field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.select();
      field.current.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
