import { useSavedField } from '../../lib/use-saved-field.ts';
import { Field } from '../../ui/field/field.tsx';
import { SaveForm } from '../../ui/field/save-form.tsx';
import { SaveNote } from '../../ui/field/save-note.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Specimen } from './section.tsx';

export function SavingSpecimens() {
  return (
    <>
      <Specimen label="Saved field: type, then press Enter" layout="grid">
        <SavedField label="Is saved" send={() => pause()} />
        <SavedField label="Always fails" send={() => pause().then(() => Promise.reject(new Error('No.')))} />
      </Specimen>
      <Specimen label="How far a field is from being kept" layout="grid">
        <SaveNote state="saving" />
        <SaveNote state="saved" />
        <SaveNote state="failed" failure="You are offline." onRetry={() => undefined} />
      </Specimen>
    </>
  );
}

function SavedField({ label, send }: { label: string; send: () => Promise<unknown> }) {
  const field = useSavedField('Tidepool', send);
  const children = (
    <Field key={label} label={label}>
      <TextInput value={field.value} onChange={(event) => field.edit(event.target.value)} />
    </Field>
  );
  return <SaveForm parts={[{ field, failure: 'The text is kept.', isValid: true, children }]} />;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 600));
}
