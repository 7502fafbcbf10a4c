import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { AskedRound } from './asked-round.tsx';
import { CircleSection } from './circles/circle-section.tsx';
import { EndedRound } from './ended-round.tsx';
import { OpenRoundCard } from './open-round-card.tsx';
import { roundsIn } from './rounds.api.ts';

/** What the group tries together, what is asked for, and what came of it. */
export function RoundsPane({ group, me }: { group: Group; me: Me }) {
  const { t } = useTranslation('rounds');
  const [isAsking, setAsking] = useState(false);
  const list = useInfiniteQuery(roundsIn(group.id));
  const items = list.data?.pages.flatMap((page) => page.items);
  const of = (...states: string[]) => items?.filter(({ state }) => states.includes(state)) ?? [];
  const [open, asked, ended] = [of('open'), of('asked'), of('closed', 'cancelled')];
  const ask = <Button onClick={() => setAsking(true)}>{t('ask.button')}</Button>;
  return (
    <div className="flex max-w-browse flex-col gap-6 px-6 py-5 max-md:px-4">
      {!items ? (
        list.isError ? (
          <LoadFailure
            headingLevel={3}
            title={t('failed')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <div role="status" className="appear-late">
            <span className="sr-only">{t('loading')}</span>
            <RowSkeleton />
          </div>
        )
      ) : items.length === 0 ? (
        <StateView kind="empty" headingLevel={3} title={t('empty.title')} actions={ask}>
          <p>{t('empty.body')}</p>
        </StateView>
      ) : (
        <>
          <div>{ask}</div>
          {open.map((round) => (
            <OpenRoundCard key={round.id} group={group} round={round} />
          ))}
          {asked.length > 0 && (
            <section className="flex flex-col gap-3">
              <h3 className="font-semibold text-[0.9375rem]">{t('asked.title')}</h3>
              <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
                {asked.map((round) => (
                  <AskedRound
                    key={round.id}
                    group={group}
                    round={round}
                    isOwn={round.project.owner.username === me.username}
                  />
                ))}
              </ul>
            </section>
          )}
          {ended.length > 0 && (
            <section className="flex flex-col gap-3">
              <h3 className="font-semibold text-[0.9375rem]">{t('ended.title')}</h3>
              {ended.map((round) => (
                <EndedRound key={round.id} round={round} />
              ))}
              <MoreButton list={list}>{t('more')}</MoreButton>
            </section>
          )}
        </>
      )}
      <CircleSection group={group} username={me.username} />
      {isAsking && <AskDialog group={group} me={me} onClose={() => setAsking(false)} />}
    </div>
  );
}
