import { accountLimits } from '@firstlight/contract/people/accounts/account-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import type { MailRequest } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useCountdown } from '../password/use-countdown.ts';

interface ResendButtonProps {
  email: string;
  request: MailRequest;
  label: string;
  /** A mail is on its way already, so that the wait begins at once. */
  justSent?: boolean;
}

export function ResendButton({ email, request, label, justSent = false }: ResendButtonProps) {
  const { t } = useTranslation('accounts');
  const { left, restart } = useCountdown(accountLimits.resendSeconds, justSent);
  const [sentAgain, setSentAgain] = useState(false);

  const sent = () => {
    restart();
    setSentAgain(true);
  };

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        size="sm"
        disabled={left > 0}
        loading={request.isPending}
        onClick={() => request.mutate({ email }, { onSuccess: sent })}
        className="tabular-nums"
      >
        {left > 0 ? t('checkEmail.againIn', { seconds: left }) : label}
      </Button>
      <p role="status" className="text-ink-muted text-small empty:hidden">
        {sentAgain && left > 0 && t('checkEmail.sentAgain')}
      </p>
      {request.isError && <AuthFailureNotice error={request.error} />}
    </div>
  );
}
