import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../../ui/state/skeleton.tsx';
import { LeaveButton } from './leave-button.tsx';
import { MemberRow } from './member-row.tsx';
import { membersOf } from './members.api.ts';

/** Who is here: owners, moderators, members, in the order in which they came. */
export function MembersPane({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), 250);
  const list = useInfiniteQuery(membersOf(group.id, query));
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <div className="flex max-w-browse flex-col gap-4 px-6 py-5 max-md:px-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <search className="w-full sm:w-80">
          <TextInput
            type="search"
            aria-label={t('members.search')}
            placeholder={t('members.search')}
            maxLength={groupLimits.query}
            prefix={<Search aria-hidden="true" />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onClear={() => setTyped('')}
            className="[&_input::-webkit-search-cancel-button]:hidden"
          />
        </search>
        {group.can.leave && <LeaveButton group={group} />}
      </div>
      {items ? (
        items.length === 0 ? (
          <p role="status" className="text-ink-muted">
            {t('members.nobody', { query })}
          </p>
        ) : (
          <>
            <ul
              aria-label={t('members.title')}
              className="divide-y divide-line rounded-card border border-line bg-surface"
            >
              {items.map((member) => (
                <li key={member.username}>
                  <MemberRow group={group} member={member} />
                </li>
              ))}
            </ul>
            <MoreButton list={list}>{t('members.more')}</MoreButton>
          </>
        )
      ) : list.isError ? (
        <LoadFailure
          headingLevel={3}
          title={t('members.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <div role="status" className="appear-late">
          <span className="sr-only">{t('members.loading')}</span>
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
    </div>
  );
}
