import {
  type ReactionKind,
  reactionGlyphs,
  reactionKinds,
} from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Reactions } from '@firstlight/contract/showcase/reactions/reactions.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { chipClasses } from '../../../ui/chip-classes.ts';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { reactionsKey, reactionsOf, useReact } from './reactions.api.ts';

interface ReactionsBarProps {
  projectId: string;
  /** Guests see the counts; a press leads them to signing in. */
  isSignedIn: boolean;
}

export function ReactionsBar({ projectId, isSignedIn }: ReactionsBarProps) {
  const { t } = useTranslation('reactions');
  const reactions = useQuery(reactionsOf(projectId));
  useLiveQuery(`project:${projectId}`, 'reactions.changed', reactionsKey(projectId));
  if (reactions.isPending) return <Loading />;
  if (reactions.isLoadingError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-ink-muted text-small">
        {t('failed')}
        <Button size="sm" onClick={() => void reactions.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('label')}</legend>
      {reactionKinds.map((kind) =>
        isSignedIn ? (
          <Toggle key={kind} projectId={projectId} kind={kind} reactions={reactions.data} />
        ) : (
          <GuestChip key={kind} kind={kind} count={reactions.data.counts[kind]} />
        ),
      )}
    </fieldset>
  );
}

interface ToggleProps {
  projectId: string;
  kind: ReactionKind;
  reactions: Reactions;
}

function Toggle({ projectId, kind, reactions: { counts, mine } }: ToggleProps) {
  const { t } = useTranslation('reactions');
  const { t: tRequest } = useTranslation('request');
  const react = useReact(projectId);
  const change = (isOn: boolean) =>
    react.mutate(
      { kind, isOn },
      {
        onError: (error) =>
          showToast({ kind: 'error', title: t('notSaved'), description: errorMessage(tRequest, error) }),
      },
    );
  return (
    <Chip pressed={mine.includes(kind)} onChange={change}>
      <Face kind={kind} count={counts[kind]} />
    </Chip>
  );
}

function GuestChip({ kind, count }: { kind: ReactionKind; count: number }) {
  const { t } = useTranslation('reactions');
  const { pathname } = useLocation();
  return (
    <Link to={`/auth?mode=sign-in&next=${encodeURIComponent(pathname)}`} className={chipClasses()}>
      <Face kind={kind} count={count} />
      <span className="sr-only">{t('signIn')}</span>
    </Link>
  );
}

function Face({ kind, count }: { kind: ReactionKind; count: number }) {
  const { t } = useTranslation('reactions');
  return (
    <>
      <span aria-hidden="true">{reactionGlyphs[kind]}</span>
      <span aria-hidden="true" className="tabular-nums">
        {count}
      </span>
      <span className="sr-only">{t(`kinds.${kind}`, { count })}</span>
    </>
  );
}

function Loading() {
  const { t } = useTranslation('reactions');
  return (
    <div role="status" className="flex flex-wrap gap-2">
      <span className="sr-only">{t('loading')}</span>
      {reactionKinds.map((kind) => (
        <Skeleton key={kind} className="h-8 w-15 rounded-full pointer-coarse:h-10" />
      ))}
    </div>
  );
}
