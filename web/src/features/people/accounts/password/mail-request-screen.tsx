import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailRequest } from '../accounts.api.ts';
import type { AuthEmail } from '../auth/auth-email.ts';
import { AuthLink } from '../auth/auth-link.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { EmailForm } from '../auth/email-form.tsx';
import { CheckEmail } from '../sign-up/check-email.tsx';

interface MailRequestScreenProps {
  title: string;
  lead: ReactNode;
  label: string;
  submitLabel: string;
  /** What the mail is for, once it was asked for. */
  sent: string;
  request: MailRequest;
  shared: AuthEmail;
  followsAnother?: boolean;
}

/** Asks for an address, then says the same to everybody, with ways to ask again and to correct it. */
export function MailRequestScreen({
  title,
  lead,
  label,
  submitLabel,
  sent,
  request,
  shared,
  followsAnother = false,
}: MailRequestScreenProps) {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  const [edited, setEdited] = useState(false);

  const edit = () => {
    setEdited(true);
    setSentTo(undefined);
    request.reset();
  };

  if (sentTo) {
    return (
      <CheckEmail email={sentTo} request={request} onEdit={edit}>
        {sent}
      </CheckEmail>
    );
  }
  return (
    <AuthScreen title={title} lead={<p>{lead}</p>} followsAnother={edited || followsAnother}>
      <EmailForm {...shared} label={label} submitLabel={submitLabel} request={request} onSent={setSentTo} />
      <AuthLink mode="sign-in">{t('backToSignIn')}</AuthLink>
    </AuthScreen>
  );
}
