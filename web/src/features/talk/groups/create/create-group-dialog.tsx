import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { groupForm } from '@firstlight/contract/talk/groups/group-form.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { type DraftGroup, type GroupFault, GroupFields } from '../group-fields.tsx';
import { useCreateGroup } from '../groups.api.ts';

interface CreateGroupDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  category?: Category | undefined;
}

/** A name, a line, whom it is for. Everything else can be changed later. */
export function CreateGroupDialog({ open, onOpenChange, category }: CreateGroupDialogProps) {
  const { t } = useTranslation('groups');
  const { t: tUi } = useTranslation('ui');
  const formId = useId();
  const navigate = useNavigate();
  const create = useCreateGroup();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<DraftGroup>({
    name: '',
    description: '',
    categories: category ? [category] : [],
    visibility: 'public',
    isListed: true,
  });
  const [faults, setFaults] = useState<GroupFault[]>([]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = groupForm.safeParse(draft);
    if (!parsed.success) {
      setFaults(parsed.error.issues.map(({ path }) => path[0] as GroupFault));
      // Once the messages stand there, the first of them has the keyboard.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setFaults([]);
    create.mutate(parsed.data, {
      onSuccess: ({ id }) => {
        onOpenChange(false);
        void navigate(`/groups/${id}`);
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      lasting
      // On touch a keyboard that jumps up would cover the form.
      initialFocus={(type) => (type === 'touch' ? true : form.current?.querySelector('input'))}
      title={t('create.title')}
      description={t('create.lead')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{tUi('confirm.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="sun" loading={create.isPending}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <GroupFields
          draft={draft}
          faults={faults}
          onChange={(change) => {
            setDraft({ ...draft, ...change });
            setFaults(faults.filter((fault) => !(fault in change)));
          }}
        />
        {create.isError && <FailureNotice hasText title={t('create.failed')} error={create.error} />}
      </form>
    </Dialog>
  );
}
