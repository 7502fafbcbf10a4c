import { useTranslation } from 'react-i18next';
import { KeyList } from '../../features/trials/feed/key-list.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface KeyboardHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Single keys act only where they are on, which is said beside those of the feed. */
export function KeyboardHelp({ open, onOpenChange }: KeyboardHelpProps) {
  const { t } = useTranslation('palette');
  const { t: tCommon } = useTranslation();
  const areOn = document.documentElement.dataset['keys'] !== 'off';
  const everywhere = [
    { keys: ['Ctrl K', '⌘ K'], what: t('keys.palette') },
    { keys: ['/'], what: t('keys.search') },
    { keys: ['?'], what: t('keys.help') },
    { keys: ['Esc'], what: t('keys.close') },
  ];
  const inbox = [
    { keys: ['J / K'], what: t('keys.inboxMove') },
    { keys: ['H'], what: t('keys.inboxHelpful') },
    { keys: ['R'], what: t('keys.inboxReply') },
    { keys: ['C'], what: t('keys.inboxCredit') },
    { keys: ['E'], what: t('keys.inboxDone') },
    { keys: ['Z'], what: t('keys.inboxUndo') },
  ];
  const log = [
    { keys: ['↑ / ↓'], what: t('keys.logMove') },
    { keys: ['R'], what: t('keys.logReply') },
    { keys: ['E'], what: t('keys.logEdit') },
    { keys: ['+'], what: t('keys.logReact') },
    { keys: ['Delete'], what: t('keys.logRemove') },
    { keys: ['↑'], what: t('keys.logEditLast') },
    { keys: ['Esc'], what: t('keys.logEnd') },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={tCommon('keys.title')} size="lg">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Keys title={t('keys.everywhere')} rows={everywhere} />
          {areOn && <Keys title={t('keys.inbox')} rows={inbox} />}
        </div>
        <div className="flex flex-col gap-6">
          <section className="flex flex-col gap-3">
            <h3 className="font-semibold">{t('keys.feed')}</h3>
            <KeyList shortcuts={areOn} />
          </section>
          {/* These act on the message that has focus alone, so nobody needs to turn them off. */}
          <Keys title={t('keys.log')} rows={log} />
        </div>
      </div>
    </Dialog>
  );
}

function Keys({ title, rows }: { title: string; rows: readonly { keys: string[]; what: string }[] }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-small">
        {rows.map(({ keys, what }) => (
          <div key={what} className="contents">
            <dt className="flex flex-wrap gap-1">
              <span className="sr-only">{keys.join(', ')}</span>
              {keys.map((key) => (
                <Kbd key={key} className="whitespace-nowrap">
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd className="text-ink-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
