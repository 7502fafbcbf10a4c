import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedField } from '../../lib/use-saved-field.ts';
import { Button } from '../button/button.tsx';
import { SaveNote } from './save-note.tsx';

/** One typed field of a form that is saved as a whole. */
export interface SavedPart {
  field: Pick<SavedField<string>, 'isChanged' | 'state' | 'undo'> & { save: () => void };
  /** What went wrong, in words. */
  failure: string | undefined;
  isValid: boolean;
  children: ReactNode;
}

const states = ['saving', 'failed', 'saved'] as const;

/** Typed fields with one way to keep them all. The buttons come with a change and go with it. */
export function SaveForm({ parts }: { parts: readonly SavedPart[] }) {
  const { t } = useTranslation('ui');
  const form = useRef<HTMLFormElement>(null);
  const lastField = useRef<HTMLElement>(null);
  const changed = parts.filter(({ field }) => field.isChanged);
  const reached = states.find((one) => parts.some(({ field }) => field.state === one)) ?? 'idle';
  const hasFailed = reached === 'failed';
  const state = reached === 'saved' && changed.length > 0 ? 'idle' : reached;

  // The button that was pressed is about to go; focus would go with it.
  const returnToField = () =>
    (lastField.current ?? form.current?.querySelector<HTMLElement>('input'))?.focus();

  return (
    <form
      ref={form}
      noValidate
      onFocus={({ target }) => {
        if (target.matches('input, textarea')) lastField.current = target;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.every(({ isValid }) => isValid)) for (const { field } of changed) field.save();
        returnToField();
      }}
      className="flex flex-col gap-4"
    >
      {parts.map(({ children }) => children)}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {changed.length > 0 && (
          <>
            <Button type="submit" variant="night" loading={state === 'saving'}>
              {t(hasFailed ? 'save.again' : 'save.save')}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                for (const { field } of changed) field.undo();
                returnToField();
              }}
            >
              {t('save.undo')}
            </Button>
          </>
        )}
        <SaveNote state={state} failure={parts.find(({ field }) => field.state === 'failed')?.failure} />
      </div>
    </form>
  );
}
