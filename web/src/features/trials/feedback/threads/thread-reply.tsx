import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '../../../../lib/use-kept-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { replyKeys, useReply } from './threads.api.ts';

export function ThreadReply({ feedbackId, focused = false }: { feedbackId: string; focused?: boolean }) {
  const { t } = useTranslation('feedback');
  const keys = replyKeys(feedbackId);
  const [text, setText] = useKeptText(keys.text);
  const [sentAs, setSentAs] = useKeptText(keys.sentAs);
  const reply = useReply(feedbackId);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const written = text.trim();
  const canSend = written !== '' && written.length <= feedbackLimits.threadTextMax;

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!canSend) return;
    const messageId = sentAs || crypto.randomUUID();
    setSentAs(messageId);
    reply.mutate(
      { messageId, text: written },
      {
        onSuccess: () => {
          setSentAs('');
          setText('');
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Field label={t('thread.write')}>
        <Textarea
          ref={field}
          value={text}
          onChange={(event) => {
            // Other words are another message, whatever became of the one before.
            setSentAs('');
            setText(event.target.value);
          }}
          limit={feedbackLimits.threadTextMax}
          rows={2}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
          // What is written while it is on its way would go with what was sent.
          readOnly={reply.isPending}
        />
      </Field>
      {reply.isError && <FailureNotice hasText title={t('thread.failed')} error={reply.error} />}
      <div>
        <Button type="submit" size="sm" loading={reply.isPending} disabled={!canSend}>
          {t('thread.send')}
        </Button>
      </div>
    </form>
  );
}
