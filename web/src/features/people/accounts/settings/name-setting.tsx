import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../../../lib/use-saved-field.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { SaveForm } from '../../../../ui/field/save-form.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { useFailureMessage } from '../auth/failure-message.ts';
import { useNameSentence } from '../sign-up/use-name-sentence.ts';
import { useEditAccount } from './account-settings.api.ts';

export function NameSetting({ name }: { name: string }) {
  const { t } = useTranslation('settings');
  const edit = useEditAccount();
  const field = useSavedField(name, (next) => edit({ name: next }));
  const say = useFailureMessage();
  const problem = useNameSentence()(field.value);
  return (
    <SaveForm
      isChanged={field.isChanged}
      state={field.state}
      failure={say(field.error)}
      onSave={() => problem === undefined && field.save()}
      onUndo={field.undo}
    >
      <Field label={t('name.label')} hint={t('name.hint')} error={problem}>
        <TextInput
          value={field.value}
          onChange={(event) => field.edit(event.target.value)}
          autoComplete="name"
          enterKeyHint="done"
        />
      </Field>
    </SaveForm>
  );
}
