import { Check, CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';

export interface Saving {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** What went wrong, in words. */
  failure?: string | undefined;
  /** What could not be done, where the field has a sentence of its own for it. */
  failureTitle?: string;
  /** Offered after a failure. Left out where the button that saves is still there. */
  onRetry?: () => void;
}

/** Says beside a field how far it is from being kept. */
export function SaveNote({ state, failure, failureTitle, onRetry }: Saving) {
  const { t } = useTranslation('ui');
  const note = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={note}
      tabIndex={-1}
      className="flex min-h-5.5 flex-wrap items-center gap-x-3 gap-y-1 text-small"
    >
      <p role="status" className="text-ink-muted empty:hidden">
        {state === 'saving' && t('save.saving')}
        {state === 'saved' && (
          <span className="flex animate-rise items-center gap-1 font-semibold text-leaf">
            <Check aria-hidden="true" className="size-4" />
            {t('save.saved')}
          </span>
        )}
      </p>
      {state === 'failed' && (
        <>
          <p role="alert" className="flex gap-1.5 font-medium text-rose">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {failureTitle ?? t('save.failed')} {failure}
            </span>
          </p>
          {onRetry && (
            <Button
              size="sm"
              onClick={() => {
                // The button goes while it is tried again; its place says how that went.
                note.current?.focus();
                onRetry();
              }}
            >
              {t('save.again')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
