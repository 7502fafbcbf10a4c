import { projectRules } from '@firstlight/contract/rules.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { type CommentPlace, useCommentText } from './use-comment-text.ts';

interface CommentFormProps {
  label: string;
  sendLabel: string;
  given?: string;
  /** Of a comment that is not there yet: what is written is kept under it. */
  place?: CommentPlace;
  send: UseMutationResult<unknown, Error, string>;
  onDone?: () => void;
  onCancel?: () => void;
}

/** Writes a new comment, a reply, or changes one; what was typed stays until it has arrived. */
export function CommentForm({
  label,
  sendLabel,
  given = '',
  place,
  send,
  onDone,
  onCancel,
}: CommentFormProps) {
  const { t } = useTranslation('comments');
  const [text, setText] = useCommentText(given, place);
  const written = text.trim();
  const canSend = written !== '' && written.length <= projectRules.commentMax && !send.isPending;

  function submit(event: Pick<FormEvent, 'preventDefault'>) {
    event.preventDefault();
    if (!canSend) return;
    send.mutate(written, {
      onSuccess: () => {
        setText('');
        onDone?.();
      },
    });
  }

  function cancel() {
    setText(given);
    onCancel?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
    if (event.key === 'Escape' && onCancel) cancel();
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={onKeyDown} className="flex flex-col gap-2">
      <Field label={label}>
        <Textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          limit={projectRules.commentMax}
          rows={2}
          // What is written while it is on its way would go with what was sent.
          readOnly={send.isPending}
        />
      </Field>
      {send.isError && <FailureNotice hasText title={t('form.failed')} error={send.error} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" variant="night" loading={send.isPending} disabled={written === ''}>
          {send.isError ? t('form.tryAgain') : sendLabel}
        </Button>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={cancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
