import { accountRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { useResendVerification } from '../accounts.api.ts';
import type { AuthEmail } from '../auth/auth-email.ts';
import { MailRequestScreen } from '../password/mail-request-screen.tsx';

interface ResendVerificationProps extends AuthEmail {
  /** There was no link, or it no longer works. */
  reason: 'missing' | 'expired';
}

export function ResendVerification({ reason, ...shared }: ResendVerificationProps) {
  const { t } = useTranslation('accounts');
  const request = useResendVerification();
  const count = accountRules.verificationLinkHours;
  return (
    <MailRequestScreen
      title={t(`verify.${reason}.title`)}
      lead={t(`verify.${reason}.body`, { count })}
      label={t('verify.email')}
      submitLabel={t('verify.submit')}
      sent={t('checkEmail.verification', { count })}
      request={request}
      shared={shared}
      followsAnother={reason === 'expired'}
    />
  );
}
