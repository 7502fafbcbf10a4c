import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { useDialogPart } from '../../../ui/lazy/use-dialog-part.ts';

export interface DangerZoneProps {
  username: string;
  hasPassword?: boolean;
  /** The account is gone, and with it this session. */
  onErased: () => void;
}

export function DangerZone({ username, hasPassword = true, onErased }: DangerZoneProps) {
  const { t } = useTranslation('personalData');
  const { Dialog: EraseDialog, isOpen, setOpen, open } = useDialogPart(loadEraseDialog);
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-rose p-4 sm:p-5">
      <p className="prose-width text-ink-muted">{t('danger.lead')}</p>
      <Button variant="danger" onClick={open}>
        {t('danger.open')}
      </Button>
      {EraseDialog && (
        <EraseDialog
          open={isOpen}
          onOpenChange={setOpen}
          username={username}
          hasPassword={hasPassword}
          onErased={onErased}
        />
      )}
    </div>
  );
}

const loadEraseDialog = async () => (await import('./erase-dialog.tsx')).EraseDialog;
