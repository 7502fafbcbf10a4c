import type { Newcomer } from '@firstlight/contract/people/accounts/providers.ts';
import { useTranslation } from 'react-i18next';
import { isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { RoleField } from '../sign-up/role-field.tsx';
import { useSignUpSentences } from '../sign-up/use-sign-up-sentences.ts';
import { UsernameField } from '../sign-up/username-field.tsx';
import { useNewcomerForm } from './use-newcomer-form.ts';

interface NewcomerFormProps {
  /** As the provider writes itself. */
  title: string;
  newcomer: Newcomer;
}

/** Who a provider has named chooses how others see them; the terms are asked for as of everybody. */
export function NewcomerForm({ title, newcomer }: NewcomerFormProps) {
  const { t } = useTranslation('accounts');
  const { form, submit, signUp, availability } = useNewcomerForm(newcomer);
  const sentences = useSignUpSentences(form, availability);
  const lead = <p>{t('provider.newcomer.lead', { provider: title, email: newcomer.email })}</p>;
  return (
    <AuthScreen title={t('provider.newcomer.title')} lead={lead} followsAnother>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={t('signUp.name')} hint={t('signUp.nameHint')} error={sentences.name}>
          <TextInput {...form.register('name')} autoComplete="name" enterKeyHint="next" />
        </Field>
        <UsernameField control={form.control} availability={availability} error={sentences.username} />
        <RoleField control={form.control} error={sentences.role} />
        {signUp.isError && sentences.username === undefined && <AuthFailureNotice error={signUp.error} />}
        <div>
          <Button type="submit" variant="sun" loading={signUp.isPending}>
            {t(isWorthRetrying(signUp.error) ? 'tryAgain' : 'provider.newcomer.submit')}
          </Button>
        </div>
      </form>
    </AuthScreen>
  );
}
