import { accountRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { useForgotPassword } from '../accounts.api.ts';
import type { AuthEmail } from '../auth/auth-email.ts';
import { MailRequestScreen } from './mail-request-screen.tsx';

export function Forgot(shared: AuthEmail) {
  const { t } = useTranslation('accounts');
  const request = useForgotPassword();
  return (
    <MailRequestScreen
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      label={t('forgot.email')}
      submitLabel={t('forgot.submit')}
      sent={t('checkEmail.reset', { count: accountRules.resetLinkHours })}
      request={request}
      shared={shared}
    />
  );
}
