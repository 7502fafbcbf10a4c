import { Rocket } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import type { ButtonLook } from '../../../ui/button/button-classes.ts';
import { Dialog, DialogClose } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { CreditFeedback } from './credit-feedback.tsx';
import { CreditSkips } from './credit-skips.tsx';
import { IterationFields } from './iteration-fields.tsx';
import { usePublishForm } from './use-publish-form.ts';

interface PublishDialogProps {
  projectId: string;
  size?: ButtonLook['size'];
  onPublished?: () => void;
}

/** Says what changed and whose notes it was, without the maker learning who they are. */
export function PublishDialog({ projectId, size, onPublished }: PublishDialogProps) {
  const { t } = useTranslation('iterations');
  const [open, setOpen] = useState(false);
  const formId = useId();
  const form = usePublishForm(projectId, () => {
    setOpen(false);
    showToast({ title: t('publish.done') });
    onPublished?.();
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      lasting
      size="lg"
      trigger={
        <Button size={size}>
          <Rocket aria-hidden="true" className="size-4" />
          {t('publish.open')}
        </Button>
      }
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
          onChange={(feedbackIds) => form.change({ feedbackIds })}
        />
        <CreditSkips
          projectId={projectId}
          chosen={form.skipIds}
          onChange={(skipIds) => form.change({ skipIds })}
        />
        {form.publish.isError && <FailureNotice title={t('publish.failed')} error={form.publish.error} />}
      </form>
    </Dialog>
  );
}
