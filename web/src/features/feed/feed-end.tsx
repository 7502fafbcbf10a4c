import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { StateView } from '../../ui/state-view.tsx';
import { useNewVisit } from './feed.api.ts';

interface FeedEndProps {
  /** How many cards were worked through; none, and there was nothing to begin with. */
  done: number;
  onInterests: () => void;
}

export function FeedEnd({ done, onInterests }: FeedEndProps) {
  const { t } = useTranslation('feed');
  const anew = useNewVisit();
  const isEmpty = done === 0;
  return (
    <StateView
      kind={isEmpty ? 'empty' : 'end'}
      title={t(isEmpty ? 'empty.title' : 'end.title')}
      actions={
        <Ways onInterests={onInterests}>
          <Button variant="sun" loading={anew.isPending} onClick={() => anew.mutate()}>
            {t('end.look')}
          </Button>
        </Ways>
      }
    >
      <p>{isEmpty ? t('empty.body') : t('end.body', { count: done })}</p>
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
