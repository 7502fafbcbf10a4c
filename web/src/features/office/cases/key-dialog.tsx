import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../ui/button/kbd.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { choiceKeys } from './decide/choice-keys.ts';

interface KeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every key of this screen, and what it does. */
export function KeyDialog({ open, onOpenChange }: KeyDialogProps) {
  const { t } = useTranslation('moderator');
  const lines = [
    { key: 'J', what: t('keys.next') },
    { key: 'K', what: t('keys.previous') },
    { key: 'O', what: t('keys.into') },
    { key: 'F', what: t('keys.finding') },
    ...choiceKeys.map(({ choice, key }) => ({ key, what: t(`keys.choices.${choice}`) })),
    { key: '1 2 3', what: t('keys.outcomes') },
    { key: 'Enter', what: t('keys.send') },
    { key: 'N', what: t('keys.note') },
    { key: 'U', what: t('keys.unmask') },
    { key: 'Z', what: t('keys.undo') },
    { key: '?', what: t('keys.help') },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('keys.title')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-small">
        {lines.map(({ key, what }) => (
          <div key={key} className="contents">
            <dt>
              <span className="sr-only">{key}</span>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
