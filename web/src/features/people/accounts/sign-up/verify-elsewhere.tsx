import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode, isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { PasswordInput } from '../../../../ui/field/password-input.tsx';
import { useVerifyEmail } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { Reset } from '../password/reset.tsx';

interface VerifyElsewhereProps {
  token: string;
  confirmed: ReactNode;
}

/**
 * The link was opened in another browser than the one that signed up. Somebody else may have signed up with this
 * address, so the link confirms only with the password; whoever does not know it chooses a new one.
 */
export function VerifyElsewhere({ token, confirmed }: VerifyElsewhereProps) {
  const { t } = useTranslation('accounts');
  const [isResetting, setResetting] = useState(false);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, reset, error, isPending, isSuccess } = useVerifyEmail();
  const isWrong = hasCode(error, 'accounts.wrong_password');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password === '') return input.current?.focus();
    mutate({ token, password }, { onError: () => input.current?.select() });
  };

  const type = (typed: string) => {
    setPassword(typed);
    if (isWrong) reset();
  };

  if (isSuccess) return confirmed;
  if (isResetting || hasCode(error, 'accounts.link_expired')) return <Reset token={token} followsAnother />;
  return (
    <AuthScreen title={t('verify.elsewhere.title')} lead={<p>{t('verify.elsewhere.lead')}</p>} followsAnother>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={t('verify.elsewhere.password')}
          error={
            (tried && password === '' && t('signIn.invalid.password')) ||
            (isWrong && t('verify.elsewhere.wrong'))
          }
        >
          <PasswordInput
            ref={input}
            value={password}
            onChange={(event) => type(event.target.value)}
            autoComplete="current-password"
            enterKeyHint="go"
          />
        </Field>
        {error && !isWrong && <AuthFailureNotice error={error} />}
        <div>
          <Button type="submit" variant="sun" loading={isPending}>
            {t(isWorthRetrying(error) ? 'tryAgain' : 'verify.elsewhere.submit')}
          </Button>
        </div>
      </form>
      <div className="flex flex-col items-start gap-2 border-line border-t pt-5">
        <p className="text-ink-muted">{t('verify.elsewhere.other')}</p>
        <Button size="sm" onClick={() => setResetting(true)}>
          {t('verify.elsewhere.choose')}
        </Button>
      </div>
    </AuthScreen>
  );
}
