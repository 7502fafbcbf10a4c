import type { i18n } from 'i18next';
import { useCallback, useState } from 'react';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { useSayNotLoaded } from './use-say-not-loaded.ts';

/** A dialog that comes with the first press, and stays to go out of sight as it came. A press it did not come with says so. */
export function useDialogPart<Part>(load: (texts: i18n) => Promise<Part>) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const sayNotLoaded = useSayNotLoaded();
  const Dialog = useLazyPart(isWanted, load, (failure) => {
    setWanted(false);
    setOpen(false);
    sayNotLoaded(failure);
  });
  const open = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  return { Dialog, isOpen, setOpen, open };
}
