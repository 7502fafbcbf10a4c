import { messageRules } from '@firstlight/contract/rules.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textErrorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { entersLine } from '../composer/enters-line.ts';
import { useLogActs } from './log-acts.ts';

/** In the place of the words. Escape leaves it, and the focus goes back to the message. */
export function MessageEditor({ message, text }: { message: Message; text: string }) {
  const { t } = useTranslation('channels');
  const { t: tRequest } = useTranslation('request');
  const acts = useLogActs();
  const [written, setWritten] = useState(text);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const trimmed = written.trim();
  const canSave = trimmed !== '' && trimmed.length <= messageRules.textMax;

  function leave() {
    field.current?.closest<HTMLElement>('[data-seq]')?.focus({ preventScroll: true });
    acts.edit(undefined);
  }
  async function save() {
    if (!canSave || isSaving) return;
    if (trimmed === text) return leave();
    setSaving(true);
    setFailure(undefined);
    await acts.saveEdit(message.seq, trimmed).then(leave, (error: unknown) => {
      setFailure(error);
      setSaving(false);
    });
  }
  function press(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Escape') leave();
    if (entersLine(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    }
  }
  return (
    <div className="flex flex-col gap-2 py-1">
      <textarea
        ref={field}
        rows={1}
        value={written}
        aria-label={t('edit.label')}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={press}
        className="field-sizing-content max-h-60 w-full resize-none rounded-control border border-line-strong bg-surface px-3 py-2 text-body leading-6 focus:outline-2 focus:outline-focus"
      />
      {failure !== undefined && (
        <p role="alert" className="font-medium text-rose text-small">
          {t('edit.failed')}. {textErrorMessage(tRequest, failure)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="night" loading={isSaving} disabled={!canSave} onClick={() => void save()}>
          {t('edit.save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={leave}>
          {t('edit.cancel')}
        </Button>
      </div>
    </div>
  );
}
