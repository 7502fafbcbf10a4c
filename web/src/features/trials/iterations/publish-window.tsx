import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogClose } from '../../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { CreditFeedback } from './credit-feedback.tsx';
import { CreditSkips } from './credit-skips.tsx';
import { IterationFields } from './iteration-fields.tsx';
import type { usePublishForm } from './use-publish-form.ts';

interface PublishWindowProps {
  projectId: string;
  form: ReturnType<typeof usePublishForm>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger?: ReactElement;
}

/** What is said of a change, and which notes were behind it. */
export function PublishWindow({ projectId, form, open, onOpenChange, trigger }: PublishWindowProps) {
  const { t } = useTranslation('iterations');
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      lasting
      size="lg"
      {...(trigger && { trigger })}
      title={t('publish.title')}
      description={t('publish.lead')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('publish.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="sun" loading={form.publish.isPending}>
            {form.publish.isError ? t('tryAgain') : t('publish.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <IterationFields
          written={form}
          faults={form.faults}
          onChange={form.change}
          textarea={form.textarea}
        />
        <CreditFeedback
          projectId={projectId}
          chosen={form.feedbackIds}
          onChange={(feedbackIds) => form.change({ feedbackIds: [...feedbackIds] })}
        />
        <CreditSkips
          projectId={projectId}
          chosen={form.skipIds}
          onChange={(skipIds) => form.change({ skipIds: [...skipIds] })}
        />
        {form.publish.isError && (
          <FailureNotice hasText title={t('publish.failed')} error={form.publish.error} />
        )}
      </form>
    </Dialog>
  );
}
