import { Check, Reply, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '../../../../parts/reports/report-button.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Kbd } from '../../../../ui/button/kbd.tsx';
import type { InboxItemProps } from './inbox-item.tsx';

/** Always in view: outlined with their keys in the current row, quiet in the others. A skip note has no thread and no mark. */
export function InboxActs(props: InboxItemProps) {
  const { row, isCurrent, canAnswer, shortcuts, isTalking, onTalk, onHelpful, credit } = props;
  const { t } = useTranslation('inbox');
  const look = { size: 'sm', variant: isCurrent ? 'outline' : 'ghost' } as const;
  const keyOf = (key: string): ReactNode =>
    isCurrent && shortcuts && <Kbd className="max-md:hidden pointer-coarse:hidden">{key}</Kbd>;
  const spoken = (key: string) => (isCurrent && shortcuts ? key : undefined);
  if (!canAnswer) return null;
  return (
    <div className={isCurrent ? 'mt-1 flex flex-wrap gap-2' : '-ml-3 flex flex-wrap gap-2'}>
      {row.kind === 'full' && (
        <>
          <Button
            {...look}
            data-act="helpful"
            aria-pressed={row.isHelpful}
            aria-keyshortcuts={spoken('H')}
            onClick={onHelpful}
            className={row.isHelpful ? 'text-leaf!' : ''}
          >
            {row.isHelpful ? (
              <Check aria-hidden="true" className="size-4" />
            ) : (
              <ThumbsUp aria-hidden="true" className="size-4" />
            )}
            {row.isHelpful ? t('acts.marked') : t('acts.helpful')}
            {keyOf('H')}
          </Button>
          <Button
            {...look}
            data-act="reply"
            aria-expanded={isTalking}
            aria-keyshortcuts={spoken('R')}
            onClick={onTalk}
          >
            <Reply aria-hidden="true" className="size-4" />
            {t('acts.reply')}
            {keyOf('R')}
          </Button>
        </>
      )}
      {credit({ row, isCurrent, shortcut: keyOf('C') })}
      <ReportButton reported={{ kind: row.kind === 'full' ? 'feedback' : 'skip_note', address: row.id }} />
    </div>
  );
}
