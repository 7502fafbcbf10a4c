import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { passFocusOn } from '../../../lib/pass-focus-on.ts';
import { RequestActs } from './request-acts.tsx';

/** Who writes, how it begins, and what to do about it. Reading it tells nobody anything. */
export function RequestItem({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const { id, partner, latest } = conversation;
  return (
    <div className="flex flex-col gap-2 px-2.5 py-3">
      <Link to={`/messages/${id}`} className="rounded-control hover:underline">
        <span className="block truncate font-semibold">{partner?.name ?? t('deletedAccount')}</span>
        <span className="line-clamp-2 text-ink-muted text-small [overflow-wrap:anywhere]">
          {latest?.excerpt ?? t('list.gone')}
        </span>
      </Link>
      <RequestActs conversation={conversation} onDone={passFocusOn} />
    </div>
  );
}
