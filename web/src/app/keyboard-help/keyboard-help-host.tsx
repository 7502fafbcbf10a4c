import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useMemo } from 'react';
import { loadNamespaces } from '../../lib/language/i18n.ts';
import { elsewhere } from '../../lib/use-keys.ts';
import { useDialogPart } from '../../ui/lazy/use-dialog-part.ts';
import { KeyboardHelpContext } from './keyboard-help-context.ts';

/** `?` says on every page what the keys do. Fetched when somebody first asks. */
export function KeyboardHelpHost({ children }: { children: ReactNode }) {
  const { Dialog, isOpen, setOpen, open: show } = useDialogPart(loadDialog);
  useQuestionMark(show);
  return (
    <KeyboardHelpContext value={useMemo(() => ({ show }), [show])}>
      {children}
      {Dialog && <Dialog open={isOpen} onOpenChange={setOpen} />}
    </KeyboardHelpContext>
  );
}

/** Heard at the window: a page that has a list of its own, as the feed does, answers first. */
function useQuestionMark(show: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (document.documentElement.dataset['keys'] === 'off') return;
      if (event.target instanceof Element && event.target.closest(elsewhere)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [show]);
}

async function loadDialog(texts: i18n) {
  const worded = loadNamespaces(texts, ['palette', 'feed']);
  const [{ KeyboardHelp }] = await Promise.all([import('./keyboard-help.tsx'), worded]);
  return KeyboardHelp;
}
