import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { loadNamespaces } from '../../lib/language/i18n.ts';
import { useDialogPart } from '../../ui/lazy/use-dialog-part.ts';
import type { Reported } from './reported.ts';

/** The dialog comes when somebody first asks for it: hardly any visit does. */
export function useReport(reported: Reported): { ask: () => void; dialog: ReactNode } {
  const { Dialog, isOpen, setOpen, open } = useDialogPart(loadDialog);
  return {
    ask: open,
    dialog: Dialog && <Dialog reported={reported} open={isOpen} onOpenChange={setOpen} />,
  };
}

async function loadDialog(texts: i18n) {
  const worded = loadNamespaces(texts, ['reports', 'cases', 'blocks', 'request']);
  const [{ ReportDialog }] = await Promise.all([import('./report-dialog.tsx'), worded]);
  return ReportDialog;
}
