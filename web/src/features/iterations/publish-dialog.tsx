import { iterationLimits } from '@firstlight/contract/iteration-limits.ts';
import { Rocket } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { CreditFeedback } from './credit-feedback.tsx';
import { CreditSkips } from './credit-skips.tsx';
import { usePublishForm } from './use-publish-form.ts';

/** Says what changed and whose notes it was, without the maker learning who they are. */
export function PublishDialog({ projectId }: { projectId: string }) {
  const { t } = useTranslation('iterations');
  const [open, setOpen] = useState(false);
  const formId = useId();
  const form = usePublishForm(projectId, () => {
    setOpen(false);
    showToast({ title: t('publish.done') });
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      lasting
      size="lg"
      trigger={
        <Button>
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
        <Field label={t('publish.whatChanged')} hint={t('publish.whatChangedHint')} error={textFault()}>
          <Textarea
            ref={form.textarea}
            value={form.whatChanged}
            onChange={(event) => form.change({ whatChanged: event.target.value })}
            limit={iterationLimits.textMax}
            rows={4}
          />
        </Field>
        <Field label={t('publish.link')} optional error={form.faults.link && t('publish.linkFault')}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            value={form.link}
            onChange={(event) => form.change({ link: event.target.value })}
          />
        </Field>
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

  function textFault(): string | undefined {
    if (form.faults.whatChanged === 'short') return t('publish.short', { count: iterationLimits.textMin });
    if (form.faults.whatChanged === 'long') return t('publish.long', { count: iterationLimits.textMax });
    return undefined;
  }
}
