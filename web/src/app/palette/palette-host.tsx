import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../lib/language/i18n.ts';
import { PaletteContext } from './palette-context.ts';
import type { PaletteDialogProps } from './palette-dialog.tsx';

/** Fetched when somebody first asks for it. What is typed until it is here is kept, however slow the machine. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [Palette, setPalette] = useState<ComponentType<PaletteDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const typed = useRef('');
  const close = useCallback(() => setOpen(false), []);

  const show = useCallback(() => {
    typed.current = '';
    setOpen(true);
    Promise.all([import('./palette-dialog.tsx'), loadNamespaces(i18n, ['palette', 'help', 'settings'])]).then(
      ([loaded]) => setPalette(() => loaded.PaletteDialog),
      // Every way it offers is also on the page; asking again tries again.
      close,
    );
  }, [i18n, close]);
  useShortcut(show);
  useTypedMeanwhile(isOpen && !Palette, typed, close);

  return (
    <PaletteContext value={useMemo(() => ({ show }), [show])}>
      {children}
      {Palette && isOpen && <Palette start={typed.current} onClose={close} />}
    </PaletteContext>
  );
}

/** Ctrl+K, and ⌘K on a Mac. */
function useShortcut(show: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [show]);
}

/** Until the field is there, its letters are caught before the page takes them for shortcuts. */
function useTypedMeanwhile(isWaiting: boolean, typed: RefObject<string>, close: () => void): void {
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') close();
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isWaiting, typed, close]);
}
