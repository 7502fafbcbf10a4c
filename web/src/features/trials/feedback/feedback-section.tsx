import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Thanks } from '../../../parts/feedback/thanks.tsx';
import type { Viewer } from '../../../parts/projects/viewer.ts';
import { Card } from '../../../ui/card.tsx';
import { ChangedNote } from './changed-note.tsx';
import { feedbackOf, type OwnFeedbackResult as Own, ownFeedbackOf } from './feedback.api.ts';
import { FeedbackList } from './feedback-list.tsx';
import { FeedbackForm, type OfferRole } from './give/feedback-form.tsx';
import { thankedFor } from './give/thanked-for.ts';
import { useReading, useReturns } from './give/use-test.ts';
import { OwnFeedback } from './own/own-feedback.tsx';

interface FeedbackSectionProps {
  project: Pick<Project, 'id' | 'name' | 'owner'>;
  /** How many testers said something. */
  count: number;
  viewer: Viewer;
  offerRole?: OfferRole;
  /** What a tester can do after sending. */
  next?: ReactNode;
}

/** What testers said about a project, and the place to say one's own. */
export function FeedbackSection({ project, count, viewer, offerRole, next }: FeedbackSectionProps) {
  const { id: projectId } = project;
  const { t } = useTranslation('feedback');
  const list = useInfiniteQuery(feedbackOf(projectId));
  const isMember = viewer === 'member';
  const asked = useQuery({ ...ownFeedbackOf(projectId), enabled: isMember });
  // Whose session has ended is nobody here any more: what was fetched for them is not shown on.
  const own = isMember ? asked.data : undefined;
  const isChanged = Boolean(own?.changed && !own.changed.isTriedAgain);
  const isUntried = Boolean(own?.can.give && own.evidence === 'seen');
  useReturns(projectId, Boolean(own?.leadsOut && (own.evidence !== 'used' || isChanged)), own?.evidence);
  useReading(projectId, Boolean(own && !own.leadsOut && (isUntried || isChanged)));
  return (
    <section aria-labelledby="feedback-title" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="feedback-title" className="text-h2">
          {t('title')}
        </h2>
        {count > 0 && <p className="text-ink-muted text-small">{t('testers', { count })}</p>}
      </div>
      {viewer === 'guest' && <AccountFirst />}
      {own?.changed && <ChangedNote projectId={projectId} own={own} changed={own.changed} />}
      {own && <Mine project={project} own={own} offerRole={offerRole} next={next} />}
      <FeedbackList projectId={projectId} list={list} ownId={own?.feedback?.id} viewer={viewer} />
    </section>
  );
}

interface MineProps extends Pick<FeedbackSectionProps, 'project' | 'next'> {
  own: Own;
  offerRole: OfferRole | undefined;
}

function Mine({ project, own, offerRole, next }: MineProps) {
  const { id: projectId } = project;
  // The form is gone with the answer of the server, so what was there before tells that it was sent just now.
  const [hadNone] = useState(own.feedback === null);
  if (own.feedback) {
    return (
      <>
        {hadNone && <Thanks thanked={thankedFor(project, own)} />}
        {hadNone && next}
        <OwnFeedback projectId={projectId} own={own} feedback={own.feedback} />
      </>
    );
  }
  if (!own.can.give) return null;
  return (
    <Card>
      <FeedbackForm projectId={projectId} own={own} offerRole={offerRole} onDone={() => undefined} />
    </Card>
  );
}

function AccountFirst() {
  const { t } = useTranslation('feedback');
  const { pathname } = useLocation();
  return (
    <p className="text-ink-muted">
      <Link to={`/auth?mode=sign-up&next=${encodeURIComponent(pathname)}`} className="link">
        {t('createAccount')}
      </Link>{' '}
      {t('createAccountWhy')}
    </p>
  );
}
