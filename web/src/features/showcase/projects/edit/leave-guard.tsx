import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';

/** What leaving would cost. */
export type Loss = 'cover' | 'words' | 'changes';

interface LeaveGuardProps {
  /** Asked at the moment of leaving, for another page of ours or for good; undefined lets people go unasked. */
  lossBy: (way: 'within' | 'away') => Loss | undefined;
}

/** Asks before something is lost, and only then. */
export function LeaveGuard({ lossBy }: LeaveGuardProps) {
  const { t } = useTranslation('postProject');
  const [loss, setLoss] = useState<Loss>('words');
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    const found = lossBy('within');
    if (!found || (here.pathname === there.pathname && here.search === there.search)) return false;
    setLoss(found);
    return true;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => lossBy('away') && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title={t('leave.title')}
      confirmLabel={t('leave.go')}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{t(`leave.${loss}`)}</p>
    </ConfirmDialog>
  );
}
