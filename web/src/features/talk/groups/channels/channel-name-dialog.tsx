import type { Group, GroupChannel } from '@firstlight/contract/talk/groups/group.ts';
import { channelName } from '@firstlight/contract/talk/groups/group-form.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { asChannelName } from './as-channel-name.ts';
import { useNameChannel } from './group-channels.api.ts';

interface ChannelNameDialogProps {
  group: Group;
  /** The one that gets another name; a new one where none is given. */
  channel?: GroupChannel;
  onClose: () => void;
  /** A sheet that led here closes: the new channel is open below it. */
  onCreated?: () => void;
}

/** Names a channel: what is typed becomes a name as one types, so that nobody has to learn the rule. */
export function ChannelNameDialog({ group, channel, onClose, onCreated }: ChannelNameDialogProps) {
  const { t } = useTranslation('groups');
  const { t: tUi } = useTranslation('ui');
  const { t: tRequest } = useTranslation('request');
  const formId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(channel?.name ?? '');
  const [isRefused, setRefused] = useState(false);
  const save = useNameChannel(group.id, channel?.id);
  const range = { min: groupLimits.channelNameMin, max: groupLimits.channelNameMax };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = channelName.safeParse(asChannelName(typed).replace(/-$/, ''));
    setRefused(!parsed.success);
    if (!parsed.success) return;
    save.mutate(parsed.data, {
      onSuccess: () => {
        onClose();
        if (channel) return;
        onCreated?.();
        void navigate(`/groups/${group.id}?channel=${parsed.data}`);
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={channel ? t('channels.rename.title', { name: channel.name }) : t('channels.add')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{tUi('confirm.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="sun" loading={save.isPending}>
            {t(channel ? 'channels.rename.save' : 'channels.create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label={t('channels.name')}
          hint={t('channels.nameHint')}
          error={
            isRefused ? t('channels.nameLength', range) : save.isError && errorMessage(tRequest, save.error)
          }
        >
          <TextInput
            value={typed}
            prefix="#"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={groupLimits.channelNameMax}
            onChange={(event) => {
              setTyped(asChannelName(event.target.value));
              setRefused(false);
              save.reset();
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
