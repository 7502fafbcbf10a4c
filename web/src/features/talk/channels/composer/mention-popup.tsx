import { clsx } from 'clsx';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { optionClasses, popupClasses } from '../../../../ui/overlay/popup-classes.ts';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import type { MentionList } from './use-mention-list.ts';

/** Over the field, which keeps the focus. */
export function MentionPopup({ list }: { list: MentionList }) {
  const { t } = useTranslation('channels');
  if (list.options.length === 0) return null;
  return (
    <div className="relative">
      <div
        id={list.listId}
        role="listbox"
        aria-label={t('mention.label')}
        className={clsx(
          popupClasses,
          'absolute bottom-2 left-0 z-10 w-80 max-w-full animate-rise rounded-card p-1.5',
        )}
      >
        {list.options.map((option, at) => (
          <div
            key={option.username}
            id={`${list.listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === list.active}
            data-highlighted={at === list.active ? '' : undefined}
            onPointerDown={(event) => {
              // The field keeps the focus.
              event.preventDefault();
              list.choose(option);
            }}
            className={optionClasses}
          >
            {option.name === null ? (
              <UsersRound aria-hidden="true" />
            ) : (
              <Avatar name={option.name} src={option.avatar ?? undefined} size="xs" decorative />
            )}
            <span className="min-w-0 flex-1 truncate">{option.name ?? t('mention.everybody')}</span>
            <span className="shrink-0 text-ink-muted text-small">@{option.username}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
