import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../lib/language/i18n.ts';
import { HelpButton } from './help-button.tsx';
import { HelpContext } from './help-context.ts';
import type { HelpDialogProps } from './help-dialog.tsx';

interface HelpHostProps {
  /** The product's own, which also stands in the header. */
  languageSwitch: ReactNode;
  children: ReactNode;
}

/** Puts the button on every page. The dialog and its texts are fetched when somebody reaches for it. */
export function HelpHost({ languageSwitch, children }: HelpHostProps) {
  const { i18n } = useTranslation();
  const [Dialog, setDialog] = useState<ComponentType<HelpDialogProps>>();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [failed, setFailed] = useState(false);

  const show = useCallback(
    (asked = '') => {
      setQuery(asked);
      setOpen(true);
      setFailed(false);
      loadDialog(i18n).then(
        (loaded) => setDialog(() => loaded),
        () => {
          setOpen(false);
          setFailed(true);
        },
      );
    },
    [i18n],
  );
  // Should it fail now, pressing the button says so.
  const prepare = () => void loadDialog(i18n).catch(() => undefined);

  return (
    <HelpContext value={useMemo(() => ({ show }), [show])}>
      {children}
      <HelpButton onReach={prepare} onPress={() => show()} open={open} failed={failed} />
      {Dialog && <Dialog open={open} onOpenChange={setOpen} query={query} languageSwitch={languageSwitch} />}
    </HelpContext>
  );
}

async function loadDialog(texts: i18n): Promise<ComponentType<HelpDialogProps>> {
  const [{ HelpDialog }] = await Promise.all([import('./help-dialog.tsx'), loadNamespaces(texts, ['help'])]);
  return HelpDialog;
}
