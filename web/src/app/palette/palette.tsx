import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/button/kbd.tsx';
import { backdropClasses } from '../../ui/overlay/dialog-classes.ts';
import { groupLabelClasses, optionClasses } from '../../ui/overlay/popup-classes.ts';
import { type Command, type CommandGroup, usePaletteCommands } from './palette-commands.ts';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function Palette({ open, onOpenChange }: PaletteProps) {
  const { t } = useTranslation('palette');
  const commands = usePaletteCommands();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClasses} />
        <Dialog.Viewport className="fixed inset-0 z-40 flex items-start justify-center overflow-hidden px-4 pt-[12dvh]">
          <Dialog.Popup
            aria-label={t('title')}
            className="flex max-h-[76dvh] w-full max-w-130 flex-col overflow-hidden rounded-dialog border border-line bg-raised shadow-e3 outline-none transition-[opacity,transform] duration-240 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
          >
            <Autocomplete.Root open inline items={commands} autoHighlight="always" keepHighlight>
              <Question />
              <Answers onDone={() => onOpenChange(false)} />
              <Hints />
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Question() {
  const { t } = useTranslation('palette');
  return (
    <div className="horizon flex items-center gap-3 px-4">
      <Search aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-faint" />
      <Autocomplete.Input
        aria-label={t('title')}
        placeholder={t('placeholder')}
        className="min-h-14 w-full bg-transparent text-body outline-none"
      />
    </div>
  );
}

function Answers({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('palette');
  return (
    <>
      <Autocomplete.Empty className="px-5 py-6 text-ink-muted empty:p-0">{t('nothing')}</Autocomplete.Empty>
      <Autocomplete.List
        aria-label={t('results')}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 data-empty:p-0"
      >
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.value} items={group.items} className="not-first:mt-2">
            <Autocomplete.GroupLabel className={groupLabelClasses}>{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.value}
                  value={command}
                  className={optionClasses}
                  onClick={() => {
                    onDone();
                    command.run();
                  }}
                >
                  <command.icon aria-hidden="true" className="text-ink-faint" />
                  {command.label}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </>
  );
}

function Hints() {
  const { t } = useTranslation('palette');
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap gap-x-5 gap-y-1 border-line border-t px-4 py-2.5 text-ink-muted text-small pointer-coarse:hidden"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('hint.move')}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Enter</Kbd>
        {t('hint.choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Esc</Kbd>
        {t('hint.close')}
      </span>
    </p>
  );
}
