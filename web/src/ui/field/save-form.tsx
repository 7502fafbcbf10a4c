import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { SaveNote, type Saving } from './save-note.tsx';

interface SaveFormProps extends Omit<Saving, 'onRetry'> {
  isChanged: boolean;
  onSave: () => void;
  onUndo: () => void;
  /** One field that is typed into. */
  children: ReactNode;
}

/** One typed field and its own way to be kept. The buttons come with a change and go with it. */
export function SaveForm({ isChanged, onSave, onUndo, children, ...saving }: SaveFormProps) {
  const { t } = useTranslation('ui');
  const hasFailed = saving.state === 'failed';
  const form = useRef<HTMLFormElement>(null);

  // The button that was pressed is about to go; focus would go with it.
  const returnToField = () => form.current?.querySelector<HTMLElement>('input, textarea')?.focus();

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onSave();
        returnToField();
      }}
      className="flex flex-col gap-2"
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isChanged && (
          <>
            <Button type="submit" size="sm" variant="night" loading={saving.state === 'saving'}>
              {t(hasFailed ? 'save.again' : 'save.save')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                onUndo();
                returnToField();
              }}
            >
              {t('save.undo')}
            </Button>
          </>
        )}
        <SaveNote {...saving} />
      </div>
    </form>
  );
}
