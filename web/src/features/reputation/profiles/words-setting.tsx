import { profileRules } from '@firstlight/contract/rules.ts';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../../lib/use-saved-field.ts';
import { Field } from '../../../ui/field/field.tsx';
import type { SavedPart } from '../../../ui/field/save-form.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import { useEditProfile } from './profiles.api.ts';
import { useSentence } from './use-sentence.ts';

const lengths = { bio: profileRules.bioMax, location: profileRules.locationMax };

/** The bio or the location of a profile, for a form that saves several fields. */
export function useWordsSetting(name: 'bio' | 'location', kept: string, queue: string): SavedPart {
  const { t } = useTranslation('profiles');
  const edit = useEditProfile();
  const field = useSavedField(kept, (next) => edit({ [name]: next }), {
    queue,
    draftKey: `profile-draft:${name}`,
  });
  const say = useSentence();
  const max = lengths[name];
  const isLong = field.value.trim().length > max;
  const written = {
    value: field.value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => field.edit(event.target.value),
  };
  return {
    field,
    failure: say(field.error),
    isValid: !isLong,
    children: (
      <Field
        key={name}
        label={t(`${name}.label`)}
        hint={t(`${name}.hint`)}
        error={isLong && t('bio.long', { count: max })}
        optional
      >
        {name === 'bio' ? (
          <Textarea {...written} limit={max} counter="always" rows={4} />
        ) : (
          <TextInput {...written} autoComplete="address-level2" enterKeyHint="done" />
        )}
      </Field>
    ),
  };
}
