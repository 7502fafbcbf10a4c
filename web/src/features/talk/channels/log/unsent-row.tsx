import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { clsx } from 'clsx';
import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../../lib/use-copy.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import { MessageText } from '../text/message-text.tsx';
import type { Unsent } from '../window/unsent.ts';
import { formatTimeOfDay } from './format-time-of-day.ts';
import { rowClasses } from './row-classes.ts';

interface UnsentRowProps {
  unsent: Unsent;
  me: Pick<Me, 'name' | 'avatar'>;
  isFollowUp: boolean;
  onTryAgain: () => void;
  onDelete: () => void;
}

/** Below all that is confirmed, until it has its place. */
export function UnsentRow({ unsent, me, isFollowUp, onTryAgain, onDelete }: UnsentRowProps) {
  const { t, i18n } = useTranslation('channels');
  const { copied, copy } = useCopy();
  const hasFailed = unsent.state === 'failed';
  return (
    <article
      className={clsx(
        rowClasses,
        isFollowUp ? 'py-0.5' : 'py-1.5',
        'bg-canvas',
        hasFailed && 'border-rose border-l-3',
      )}
    >
      {isFollowUp ? <span /> : <Avatar name={me.name} src={me.avatar?.small} size="sm" decorative />}
      <div className="min-w-0">
        {!isFollowUp && (
          <p className="flex items-baseline gap-2">
            <span className="font-semibold">{t('you')}</span>
            <time dateTime={unsent.writtenAt} className="log text-ink-faint">
              {formatTimeOfDay(unsent.writtenAt, i18n.language)}
            </time>
          </p>
        )}
        <div className="flex items-end gap-1.5 text-ink-muted">
          <MessageText text={unsent.text} />
          {!hasFailed && (
            <Clock role="img" aria-label={t('unsent.waiting')} className="mb-1 size-3.5 shrink-0" />
          )}
        </div>
        {hasFailed && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-1">
            <p role="alert" className="flex items-center gap-1.5 font-semibold text-rose text-small">
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              {t('unsent.failed')}
            </p>
            <span className="flex flex-wrap gap-1.5">
              <Button size="sm" onClick={onTryAgain}>
                {t('unsent.tryAgain')}
              </Button>
              <Button size="sm" variant="ghost" done={copied} onClick={() => copy(unsent.text)}>
                {t('unsent.copy')}
              </Button>
              <Button size="sm" variant="ghost" onClick={onDelete}>
                {t('unsent.delete')}
              </Button>
            </span>
          </div>
        )}
      </div>
    </article>
  );
}
