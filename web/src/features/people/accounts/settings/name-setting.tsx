import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../../../lib/use-saved-field.ts';
import { Field } from '../../../../ui/field/field.tsx';
import type { SavedPart } from '../../../../ui/field/save-form.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { useFailureMessage } from '../auth/failure-message.ts';
import { useNameSentence } from '../sign-up/use-name-sentence.ts';
import { useEditAccount } from './account-settings.api.ts';

/** The display name, for a form that saves several fields. */
export function useNameSetting(name: string, queue: string): SavedPart {
  const { t } = useTranslation('settings');
  const edit = useEditAccount();
  const field = useSavedField(name, (next) => edit({ name: next }), {
    queue,
    draftKey: 'profile-draft:name',
  });
  const say = useFailureMessage();
  const problem = useNameSentence()(field.value);
  return {
    field,
    failure: say(field.error),
    isValid: problem === undefined,
    children: (
      <Field key="name" label={t('name.label')} hint={t('name.hint')} error={problem}>
        <TextInput
          value={field.value}
          onChange={(event) => field.edit(event.target.value)}
          autoComplete="name"
          enterKeyHint="done"
        />
      </Field>
    ),
  };
}
