import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { type InboxChoice, readAnew } from './inbox.api.ts';
import { InboxHead } from './inbox-head.tsx';
import type { CreditProps } from './inbox-item.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxSkeleton } from './inbox-skeleton.tsx';
import { useInbox } from './use-inbox.ts';
import { listId } from './use-triage.ts';

interface InboxSectionProps {
  choice: InboxChoice;
  /** The address at which another choice is made. */
  addressOf: (choice: InboxChoice) => string;
  projects: readonly { id: string; name: string }[];
  onProject: (projectId: string | undefined) => void;
  shortcuts: boolean;
  /** Crediting a note is another feature's; the page puts it here. */
  credit: (props: CreditProps) => ReactNode;
  /** What a maker may do who has read everything. */
  whenEmpty?: ReactNode;
}

/** What testers wrote on all projects of a maker, until the maker puts it aside. */
export function InboxSection({
  choice,
  addressOf,
  projects,
  onProject,
  shortcuts,
  credit,
  whenEmpty,
}: InboxSectionProps) {
  const { t } = useTranslation('inbox');
  const queries = useQueryClient();
  const { list, rows, page, fresh } = useInbox(choice);
  const had = useRef(0);
  // The last row takes the focus with it: it goes on where the list was.
  useEffect(() => {
    if (had.current > 0 && rows.length === 0) document.getElementById(listId)?.focus();
    had.current = rows.length;
  }, [rows.length]);
  const hasChoice = choice.kind !== undefined || choice.projectId !== undefined;
  return (
    <section aria-labelledby="inbox-title" className="flex flex-col gap-4">
      <InboxHead
        choice={choice}
        addressOf={addressOf}
        projects={projects}
        onProject={onProject}
        counts={page?.counts}
      />
      {fresh.length > 0 && (
        <Button size="sm" className="self-center" onClick={() => void readAnew(queries)}>
          {t('fresh', { count: fresh.length })}
        </Button>
      )}
      {list.isPending && <InboxSkeleton />}
      {list.isError && !list.data && (
        <LoadFailure
          headingLevel={3}
          title={t('failed.title')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {page && rows.length > 0 && (
        <InboxList
          rows={rows}
          counts={page.counts}
          kind={choice.kind}
          canAnswer={page.can.answer}
          more={list}
          shortcuts={shortcuts}
          credit={credit}
        />
      )}
      {page && rows.length === 0 && (
        <div
          id={listId}
          tabIndex={-1}
          className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
        >
          <p className="text-lead">{hasChoice ? t('empty.choice') : t('empty.title')}</p>
          {!hasChoice && whenEmpty}
        </div>
      )}
    </section>
  );
}
