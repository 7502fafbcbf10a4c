import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode, isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { useSignInWithCode } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { forgetEmail } from '../sign-up/carried-email.ts';

/** The second step of signing in, for those who asked for one. */
export function CodeStep({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('accounts');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const signIn = useSignInWithCode();
  const isWrong = hasCode(signIn.error, 'accounts.wrong_code');
  const isOver = hasCode(signIn.error, 'accounts.challenge_expired');
  // The server takes nothing shorter than a code.
  const isShort = tried && code.replaceAll(/\W/g, '').length < 6;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code.replaceAll(/\W/g, '').length < 6) return input.current?.focus();
    signIn.mutate(code, { onSuccess: forgetEmail, onError: () => input.current?.select() });
  };

  const type = (typed: string) => {
    setCode(typed);
    if (isWrong) signIn.reset();
  };

  const switchKind = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    setTried(false);
    signIn.reset();
    input.current?.focus();
  };

  return (
    <AuthScreen title={t('code.title')} lead={<p>{t(`code.lead.${kind}`)}</p>} followsAnother>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={t(`code.label.${kind}`)}
          error={(isShort && t(`code.empty.${kind}`)) || (isWrong && t('errors.wrong_code'))}
        >
          <TextInput
            ref={input}
            value={code}
            onChange={(event) => type(event.target.value)}
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            enterKeyHint="go"
          />
        </Field>
        {signIn.isError && !isWrong && <AuthFailureNotice error={signIn.error} />}
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          {isOver ? (
            <Button variant="sun" onClick={onBack}>
              {t('code.again')}
            </Button>
          ) : (
            <Button type="submit" variant="sun" loading={signIn.isPending}>
              {t(isWorthRetrying(signIn.error) ? 'tryAgain' : 'signIn.submit')}
            </Button>
          )}
          <Button variant="link" onClick={switchKind}>
            {t(`code.other.${kind}`)}
          </Button>
        </div>
      </form>
      <p className="border-line border-t pt-4">
        <Button variant="link" size="sm" onClick={onBack}>
          {t('backToSignIn')}
        </Button>
      </p>
    </AuthScreen>
  );
}
