import {
  type ReactionKind,
  reactionGlyphs,
  reactionKinds,
} from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import { clsx } from 'clsx';
import { SmilePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';

interface ReactPickerProps {
  own: readonly ReactionKind[];
  onToggle: (kind: ReactionKind, isOn: boolean) => void;
}

export function ReactPicker({ own, onToggle }: ReactPickerProps) {
  const { t } = useTranslation('channels');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      side="top"
      align="end"
      title={t('tools.react')}
      titleHidden
      className="w-auto p-1.5"
      trigger={
        <IconButton
          data-react=""
          size="sm"
          tooltip={false}
          label={t('tools.react')}
          icon={<SmilePlus aria-hidden="true" />}
        />
      }
    >
      <div className="flex gap-1">
        {reactionKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={own.includes(kind)}
            aria-label={t(`reactions.${kind}`)}
            onClick={() => {
              setOpen(false);
              onToggle(kind, !own.includes(kind));
            }}
            className={clsx(
              'grid size-10 place-items-center rounded-control text-lead hover:bg-sunken pointer-coarse:size-11',
              own.includes(kind) && 'bg-sky-soft',
            )}
          >
            <span aria-hidden="true">{reactionGlyphs[kind]}</span>
          </button>
        ))}
      </div>
    </Popover>
  );
}
