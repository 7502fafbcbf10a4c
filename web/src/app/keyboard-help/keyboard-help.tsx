import { useTranslation } from 'react-i18next';
import { KeyList } from '../../features/trials/feed/key-list.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface KeyboardHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function KeyboardHelp({ open, onOpenChange }: KeyboardHelpProps) {
  const { t } = useTranslation('palette');
  const { t: tCommon } = useTranslation();
  const everywhere = [
    { keys: ['Ctrl K', '⌘ K'], what: t('keys.palette') },
    { keys: ['/'], what: t('keys.search') },
    { keys: ['?'], what: t('keys.help') },
    { keys: ['Esc'], what: t('keys.close') },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={tCommon('keys.title')}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{t('keys.everywhere')}</h3>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-small">
            {everywhere.map(({ keys, what }) => (
              <div key={what} className="contents">
                <dt className="flex flex-wrap gap-1">
                  <span className="sr-only">{keys.join(', ')}</span>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <dd className="text-ink-muted">{what}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{t('keys.feed')}</h3>
          <KeyList shortcuts={document.documentElement.dataset['keys'] !== 'off'} />
        </section>
      </div>
    </Dialog>
  );
}
