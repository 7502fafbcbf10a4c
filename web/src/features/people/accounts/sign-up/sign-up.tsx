import { accountRules } from '@firstlight/contract/rules.ts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { PasswordInput } from '../../../../ui/field/password-input.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthLink } from '../auth/auth-link.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { useCommonPasswords } from '../password/use-common-passwords.ts';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { RoleField } from './role-field.tsx';
import { type SignUpProps, useSignUpForm } from './use-sign-up-form.ts';
import { useSignUpSentences } from './use-sign-up-sentences.ts';
import { UsernameField } from './username-field.tsx';

export function SignUp(props: SignUpProps) {
  const { t } = useTranslation('accounts');
  const { form, submit, signUp, availability } = useSignUpForm(props);
  const sentences = useSignUpSentences(form, availability);
  const isCommonPassword = useCommonPasswords(form.watch());
  const saidAtField = sentences.username !== undefined || sentences.password !== undefined;
  return (
    <AuthScreen title={props.title ?? t('signUp.title')} lead={<Lead />}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={t('signUp.name')} hint={t('signUp.nameHint')} error={sentences.name}>
          <TextInput {...form.register('name')} autoComplete="name" enterKeyHint="next" />
        </Field>
        <UsernameField control={form.control} availability={availability} error={sentences.username} />
        <Field label={t('signUp.email')} hint={t('signUp.emailHint')} error={sentences.email}>
          <TextInput
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
        </Field>
        <Field label={t('signUp.password')} error={sentences.password}>
          <Controller
            control={form.control}
            name="password"
            render={({ field }) => (
              <PasswordInput
                {...field}
                autoComplete="new-password"
                strengthFrom={accountRules.passwordMin}
                isCommon={isCommonPassword}
                enterKeyHint="next"
              />
            )}
          />
        </Field>
        <RoleField control={form.control} error={sentences.role} />
        {signUp.isError && !saidAtField && <AuthFailureNotice error={signUp.error} />}
        <div>
          <Button type="submit" variant="sun" loading={signUp.isPending}>
            {t(isWorthRetrying(signUp.error) ? 'tryAgain' : 'signUp.submit')}
          </Button>
        </div>
      </form>
      <ProviderButtons />
    </AuthScreen>
  );
}

function Lead() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <p>{t('signUp.lead')}</p>
      <p>
        {t('signUp.already')} <AuthLink mode="sign-in">{t('signUp.signIn')}</AuthLink>
      </p>
    </>
  );
}
