import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { CircleUserRound } from 'lucide-react';
import { Avatar } from '../../../ui/picture/avatar.tsx';

/** Somebody who left has an empty place. */
export function PartnerPicture({ partner }: Pick<Conversation, 'partner'>) {
  if (partner) return <Avatar name={partner.name} src={partner.avatar ?? undefined} decorative />;
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full border border-line-strong border-dashed text-ink-faint"
    >
      <CircleUserRound className="size-5" />
    </span>
  );
}
