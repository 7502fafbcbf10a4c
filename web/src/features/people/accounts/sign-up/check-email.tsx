import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { EnvelopeSpot } from '../../../../ui/spots/envelope-spot.tsx';
import type { MailRequest } from '../accounts.api.ts';
import { AuthLink } from '../auth/auth-link.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { mailProviderOf } from '../auth/mail-provider-of.ts';
import { ResendButton } from './resend-button.tsx';

interface CheckEmailProps {
  email: string;
  /** What the link in the mail is for, and how long it works. */
  children: string;
  request: MailRequest;
  onEdit: () => void;
}

export function CheckEmail({ email, children, request, onEdit }: CheckEmailProps) {
  const { t } = useTranslation('accounts');
  return (
    <AuthScreen
      title={t('checkEmail.title')}
      lead={<p>{t('checkEmail.nothing')}</p>}
      drawing={<EnvelopeSpot />}
      followsAnother
    >
      <div className="flex flex-col items-start gap-1">
        <p className="max-w-full break-all font-semibold text-lead">{email}</p>
        <button type="button" className="link min-h-6 text-small" onClick={onEdit}>
          {t('checkEmail.edit')}
        </button>
      </div>
      <p className="text-ink-muted">{children}</p>
      <MailboxLink email={email} />
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3 border-line border-t pt-5">
        <ResendButton email={email} request={request} label={t('checkEmail.again')} justSent />
        <AuthLink mode="sign-in" className="link inline-flex min-h-8 items-center">
          {t('backToSignIn')}
        </AuthLink>
      </div>
    </AuthScreen>
  );
}

function MailboxLink({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const provider = mailProviderOf(email);
  if (!provider) return null;
  return (
    <a
      href={provider.address}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx(buttonClasses({ variant: 'sun' }), 'self-start')}
    >
      {t('checkEmail.open', { provider: provider.name })}
      <span className="sr-only">, {t('checkEmail.newTab')}</span>
    </a>
  );
}
