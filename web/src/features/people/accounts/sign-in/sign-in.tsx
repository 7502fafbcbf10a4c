import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hasCode, isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { PasswordInput } from '../../../../ui/field/password-input.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import type { AuthEmail } from '../auth/auth-email.ts';
import { AuthLink } from '../auth/auth-link.tsx';
import type { AuthArrival } from '../auth/auth-mode.ts';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { CodeStep } from './code-step.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

export function SignIn(shared: AuthEmail) {
  const { t } = useTranslation('accounts');
  const { form, submit, signIn } = useSignInForm(shared);
  const DemoLogins = useLazyPart(import.meta.env.DEV, loadDemoLogins);
  const { errors } = form.formState;
  if (hasCode(signIn.error, 'accounts.code_needed')) return <CodeStep onBack={signIn.reset} />;
  return (
    <AuthScreen title={t('signIn.title')} lead={<Lead />}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={t('signIn.login')} error={errors.login && t('signIn.invalid.login')}>
          <TextInput
            {...form.register('login')}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
        </Field>
        <Field label={t('signIn.password')} error={errors.password && t('signIn.invalid.password')}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" enterKeyHint="go" />
        </Field>
        {signIn.isError && <SignInFailure error={signIn.error} login={signIn.variables.login} />}
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <Button type="submit" variant="sun" loading={signIn.isPending}>
            {t(isWorthRetrying(signIn.error) ? 'tryAgain' : 'signIn.submit')}
          </Button>
          <AuthLink mode="forgot">{t('signIn.forgot')}</AuthLink>
        </div>
      </form>
      <PasskeySignIn />
      <ProviderButtons />
      {DemoLogins && <DemoLogins />}
    </AuthScreen>
  );
}

function Lead() {
  const { t } = useTranslation('accounts');
  const { notice } = (useLocation().state ?? {}) as AuthArrival;
  return (
    <>
      {notice && (
        <p role="status" className={`rounded-control px-4 py-3 text-body ${toneOf(notice)}`}>
          {t(`signIn.${notice}`)}
        </p>
      )}
      <p>
        {t('signIn.new')} <AuthLink mode="sign-up">{t('signIn.create')}</AuthLink>
      </p>
    </>
  );
}

/** What was done is green; what is asked for first is not. */
const toneOf = (notice: AuthArrival['notice']) =>
  notice === 'groupNeedsAccount' ? 'bg-sky-soft text-sky' : 'bg-leaf-soft text-leaf';

/** Not merely hidden in a production build: the condition is false before anything is bundled, so nothing of it is there. */
const loadDemoLogins = async () =>
  import.meta.env.DEV ? (await import('./demo-logins.tsx')).DemoLogins : undefined;
