import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../lib/language/i18n.ts';
import type { PaletteProps } from './palette.tsx';
import { PaletteContext } from './palette-context.ts';

/** The palette brings dialogs and lists with it, so it is fetched when somebody first asks for it. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [open, setOpen] = useState(false);

  const show = useCallback(() => {
    setOpen(true);
    Promise.all([import('./palette.tsx'), loadNamespaces(i18n, ['palette'])]).then(
      ([loaded]) => setPalette(() => loaded.Palette),
      // Every way it offers is also on the page; asking again tries again.
      () => setOpen(false),
    );
  }, [i18n]);
  useShortcut(show);

  return (
    <PaletteContext value={useMemo(() => ({ show }), [show])}>
      {children}
      {Palette && <Palette open={open} onOpenChange={setOpen} />}
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
