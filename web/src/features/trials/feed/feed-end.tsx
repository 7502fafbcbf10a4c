import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { StateView } from '../../../ui/state/state-view.tsx';
import { freshSince, useNewVisit } from './feed.api.ts';

interface FeedEndProps {
  visit: string | null;
  /** How many cards were worked through; none, and there was nothing to begin with. */
  done: number;
  /** Milliseconds. */
  spent: number;
  onInterests: () => void;
}

/** A list holds so many cards: behind its last one there may be more, and then it says so. */
export function FeedEnd({ visit, done, spent, onInterests }: FeedEndProps) {
  const { t } = useTranslation('feed');
  const anew = useNewVisit();
  const more = useQuery({ ...freshSince(visit ?? ''), enabled: visit !== null }).data?.more ?? 0;
  const minutes = Math.round(spent / 60_000);
  const nothing = done === 0 ? 'empty' : 'end';
  const state = more > 0 ? 'more' : nothing;
  const bodies = {
    more: t('more.body', { count: more }),
    empty: t('empty.body'),
    end: t('end.body', { count: done }),
  };
  return (
    <StateView
      kind={state === 'empty' ? 'empty' : 'end'}
      title={t(`${state}.title`)}
      actions={
        <Ways onInterests={onInterests}>
          <Button variant="sun" loading={anew.isPending} onClick={() => anew.mutate()}>
            {t(state === 'more' ? 'more.show' : 'end.look')}
          </Button>
        </Ways>
      }
    >
      <p>{bodies[state]}</p>
      {state === 'end' && (
        <p className="mt-2 text-ink-muted">
          {minutes === 0 ? t('end.briefly') : t('end.time', { count: minutes })}
        </p>
      )}
      {anew.isError && (
        <p role="alert" className="mt-2 font-medium text-rose">
          {t('failed.title')}
        </p>
      )}
    </StateView>
  );
}

function Ways({ onInterests, children }: { onInterests: () => void; children: ReactNode }) {
  const { t } = useTranslation('feed');
  return (
    <>
      {children}
      <Button onClick={onInterests}>{t('end.widen')}</Button>
      <Link to="/explore" className={buttonClasses({ variant: 'ghost' })}>
        {t('end.explore')}
      </Link>
    </>
  );
}
