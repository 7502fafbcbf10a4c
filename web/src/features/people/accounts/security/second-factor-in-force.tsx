import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useRemoveSecondFactor, useRenewRecoveryCodes } from './security.api.ts';
import { onDay } from './time-ago.ts';

interface SecondFactorInForceProps {
  since: string;
  recoveryCodesLeft: number;
  onCodes: (codes: string[]) => void;
  onRemoved: () => void;
}

export function SecondFactorInForce({
  since,
  recoveryCodesLeft,
  onCodes,
  onRemoved,
}: SecondFactorInForceProps) {
  const { t, i18n } = useTranslation('security');
  const [asking, setAsking] = useState(false);
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const error = renew.error ?? remove.error;

  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        {t('factor.since', { day: onDay(since, i18n.language) })}{' '}
        {t('recovery.left', { count: recoveryCodesLeft })}
      </p>
      {error && <AuthFailureNotice error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button
          loading={renew.isPending}
          onClick={() =>
            renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
          }
        >
          {t('recovery.renew')}
        </Button>
        <Button variant="ghost" loading={remove.isPending} onClick={() => setAsking(true)}>
          {t('factor.turnOff')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('factor.ask.title')}
        confirmLabel={t('factor.turnOff')}
        // It closes at once: the password may be asked for next.
        onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved })}
      >
        {t('factor.ask.body')}
      </ConfirmDialog>
    </div>
  );
}
