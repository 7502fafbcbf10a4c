import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { inboxKinds } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ledgersQuery } from '../../features/trials/dashboard/dashboard.api.ts';
import type { InboxChoice } from '../../features/trials/feedback/inbox/inbox.api.ts';
import type { CreditProps } from '../../features/trials/feedback/inbox/inbox-item.tsx';
import { InboxSection } from '../../features/trials/feedback/inbox/inbox-section.tsx';
import { CreditMenu } from '../../features/trials/iterations/credit-menu.tsx';
import { Button } from '../../ui/button/button.tsx';

/** The inbox with what other features do to its rows; what is chosen stands in the address. */
export function InboxHere({ me }: { me: Pick<Me, 'shortcuts'> }) {
  const [search, setSearch] = useSearchParams();
  const { data } = useInfiniteQuery(ledgersQuery);
  const projects = data?.pages.flatMap(({ items }) => items) ?? [];
  const choice: InboxChoice = {
    kind: inboxKinds.find((kind) => kind === search.get('show')),
    projectId: projects.find(({ id }) => id === search.get('of'))?.id,
  };
  return (
    <InboxSection
      choice={choice}
      addressOf={addressOf}
      projects={projects}
      onProject={(projectId) => setSearch(addressOf({ ...choice, projectId }), { preventScrollReset: true })}
      shortcuts={me.shortcuts}
      credit={Credit}
    />
  );
}

function Credit({ row, isCurrent, shortcut }: CreditProps) {
  const { t } = useTranslation('inbox');
  return (
    <CreditMenu
      projectId={row.project.id}
      note={row}
      trigger={
        <Button
          size="sm"
          variant={isCurrent ? 'outline' : 'ghost'}
          data-act="credit"
          aria-keyshortcuts={shortcut ? 'C' : undefined}
        >
          <Sparkles aria-hidden="true" className="size-4" />
          {t('acts.credit')}
          {shortcut}
        </Button>
      }
    />
  );
}

function addressOf({ kind, projectId }: InboxChoice): string {
  const address = new URLSearchParams({ view: 'projects' });
  if (kind) address.set('show', kind);
  if (projectId) address.set('of', projectId);
  return `?${address}`;
}
