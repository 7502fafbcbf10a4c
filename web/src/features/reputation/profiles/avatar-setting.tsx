import type { Avatar as Pictures } from '@firstlight/contract/reputation/profiles/avatar.ts';
import { pictureTypes, uploadLimits } from '@firstlight/contract/upload-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ImageDrop } from '../../../ui/field/image-drop.tsx';
import { SaveNote } from '../../../ui/field/save-note.tsx';
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { useChangeAvatar, useRemoveAvatar } from './profiles.api.ts';
import { useSentence } from './use-sentence.ts';

const CropDialog = lazyDialog(
  async () => (await import('../../../ui/image-crop/crop-dialog.tsx')).CropDialog,
);

/** Twice the largest size the server draws from it, which leaves it something to draw well from. */
const cutSize = { width: 512, height: 512 };

interface AvatarSettingProps {
  name: string;
  avatar: Pictures;
}

export function AvatarSetting({ name, avatar }: AvatarSettingProps) {
  const { t } = useTranslation('profiles');
  const { t: tPictures } = useTranslation('pictures');
  const say = useSentence();
  const change = useMutation({ mutationFn: useChangeAvatar() });
  const remove = useMutation({ mutationFn: useRemoveAvatar() });
  const [chosen, setChosen] = useState<File>();
  const [unreadable, setUnreadable] = useState(false);
  const latest = remove.submittedAt > change.submittedAt ? remove : change;

  const take = (file: File) => {
    setUnreadable(false);
    setChosen(file);
  };

  return (
    <section aria-labelledby="avatar-title" className="flex flex-col gap-3">
      <h3 id="avatar-title" className="font-semibold font-text text-[0.9375rem]">
        {t('avatar.title')}
      </h3>
      <div className="flex flex-wrap items-start gap-5">
        <Avatar name={avatar ? t('avatar.alt') : name} src={avatar?.large} size="xl" decorative={!avatar} />
        <div className="flex min-w-[min(15rem,100%)] flex-1 flex-col gap-2">
          <ImageDrop
            types={pictureTypes}
            bytesMax={uploadLimits.sourceBytes}
            onFile={take}
            hint={t('avatar.hint', { megabytes: uploadLimits.sourceMegabytes })}
            error={unreadable ? tPictures('drop.unreadable') : undefined}
          />
          {avatar && (
            <Button
              size="sm"
              variant="ghost"
              className="-ml-3 self-start"
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('avatar.remove')}
            </Button>
          )}
          <SaveNote
            state={stateOf(latest)}
            failureTitle={t(latest === remove ? 'avatar.removeFailed' : 'avatar.failed')}
            failure={say(latest.error)}
            onRetry={() =>
              latest === remove ? remove.mutate() : change.variables && change.mutate(change.variables)
            }
          />
        </div>
      </div>
      {chosen && (
        <CropDialog
          file={chosen}
          size={cutSize}
          round
          onCut={(cut) => {
            setChosen(undefined);
            change.mutate(cut);
          }}
          onUnreadable={() => {
            setChosen(undefined);
            setUnreadable(true);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

interface Attempt {
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
}

function stateOf({ isPending, isError, isSuccess }: Attempt): 'idle' | 'saving' | 'saved' | 'failed' {
  if (isPending) return 'saving';
  if (isError) return 'failed';
  return isSuccess ? 'saved' : 'idle';
}
