import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonMenu } from '../../../parts/blocks/person-menu.tsx';
import { iconButtonClasses } from '../../../ui/button/icon-button-classes.ts';
import { MuteItem } from './mute-item.tsx';
import { PartnerPicture } from './partner-picture.tsx';

interface ConversationHeadProps {
  conversation: Conversation | undefined;
  tools?: ReactNode;
}

/** With whom one talks, and what one may do about them. On a phone also the way back. */
export function ConversationHead({ conversation, tools }: ConversationHeadProps) {
  const { t } = useTranslation('conversations');
  const partner = conversation?.partner;
  const name = partner?.name ?? (conversation ? t('deletedAccount') : t('title'));
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-3 horizon bg-surface px-6 max-md:bg-canvas max-md:px-2 md:bg-none md:pr-52">
      <Link to="/messages" aria-label={t('back')} className={iconButtonClasses({ class: 'md:hidden' })}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      {conversation && <PartnerPicture partner={conversation.partner} />}
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-display font-semibold text-lead leading-tight">
          {partner ? (
            <Link to={`/profile/${partner.username}`} className="rounded-control hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {partner && <p className="truncate text-[0.8125rem] text-ink-muted">@{partner.username}</p>}
      </div>
      {tools}
      {partner && conversation && (
        <PersonMenu
          person={partner}
          isBlocked={conversation.isBlocked}
          reported={{ kind: 'profile', address: partner.username, person: partner }}
        >
          <MuteItem conversation={conversation} />
        </PersonMenu>
      )}
    </header>
  );
}
