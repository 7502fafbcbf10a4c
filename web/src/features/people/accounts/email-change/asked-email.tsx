import type { AskedEmail as Asked } from '@firstlight/contract/people/accounts/email-change.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { ResendButton } from '../sign-up/resend-button.tsx';
import { useAskEmailChange, useDropEmailChange } from './email-change.api.ts';

interface AskedEmailProps {
  asked: Asked;
  onDropped: () => void;
}

/** Said of every address alike: whether somebody else has it is nobody's to learn here. */
export function AskedEmail({ asked: { email }, onDropped }: AskedEmailProps) {
  const { t } = useTranslation('security');
  const { t: tAccounts } = useTranslation('accounts');
  const ask = useAskEmailChange();
  const drop = useDropEmailChange();
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken px-4 py-3">
      <p role="status" className="flex flex-col gap-1">
        <span>{t('email.waiting')}</span>
        <span className="max-w-full break-all font-semibold">{email}</span>
        <span className="text-ink-muted text-small">
          {t('email.open', { count: accountRules.verificationLinkHours })} {tAccounts('checkEmail.nothing')}
        </span>
      </p>
      {drop.isError && <AuthFailureNotice error={drop.error} />}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <ResendButton email={email} request={ask} label={tAccounts('checkEmail.again')} justSent />
        <Button
          size="sm"
          variant="ghost"
          loading={drop.isPending}
          onClick={() => drop.mutate(undefined, { onSuccess: onDropped })}
        >
          {t('email.drop')}
        </Button>
      </div>
    </div>
  );
}
