import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import type { ButtonLook } from '../../../ui/button/button-classes.ts';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { PublishWindow } from './publish-window.tsx';
import { usePublishForm } from './use-publish-form.ts';

interface PublishDialogProps {
  projectId: string;
  size?: ButtonLook['size'];
  className?: string;
  onPublished?: () => void;
}

/** Says what changed and whose notes it was, without the maker learning who they are. */
export function PublishDialog({ projectId, size, className, onPublished }: PublishDialogProps) {
  const { t } = useTranslation('iterations');
  const [open, setOpen] = useState(false);
  const form = usePublishForm(projectId, () => {
    setOpen(false);
    showToast({ title: t('publish.done') });
    onPublished?.();
  });
  return (
    <PublishWindow
      projectId={projectId}
      form={form}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size={size} {...(className && { className })}>
          <Rocket aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
          {t('publish.open')}
        </Button>
      }
    />
  );
}
