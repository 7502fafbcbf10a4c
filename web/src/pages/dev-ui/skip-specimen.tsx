import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { RadioCards } from '../../ui/field/radio-cards.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';

const reasons = [
  { value: 'irrelevant', label: 'Not relevant to me', shortcut: '1' },
  { value: 'unclear', label: 'I don’t see the value', shortcut: '2' },
  { value: 'complex', label: 'Too complex', shortcut: '3' },
] as const;

export function SkipSpecimen() {
  const [reason, setReason] = useState<(typeof reasons)[number]['value']>('unclear');
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-4 rounded-dialog border border-line bg-raised p-5.5 shadow-e3"
    >
      <div>
        <h3 className="text-h3">Skip Tidepool?</h3>
        <p className="mt-1.5 text-ink-muted">One line helps the maker. About ten seconds.</p>
      </div>
      <RadioCards legend="Why?" legendHidden options={reasons} value={reason} onChange={setReason} />
      <Field label="What would make it clearer?">
        <Textarea
          limit={140}
          counter="always"
          defaultValue="Show me the split screen first, the intro text hides"
        />
      </Field>
      <div className="flex justify-end gap-3">
        <Button variant="ghost">Back</Button>
        <Button variant="sun" type="submit">
          Submit &amp; skip
        </Button>
      </div>
    </form>
  );
}
