import type { GivenFeedback } from '@firstlight/contract/trials/feedback/own-feedback.ts';
import { GitBranch, MessageCircle, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import { GivenHeading } from './given-heading.tsx';
import { OwnFeedback } from './own-feedback.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

/** One feedback of one's own, under the name of the project it is about. */
export function GivenItem({ given }: { given: GivenFeedback }) {
  const { t } = useTranslation('feedback');
  const { feedback, projectId, project, leadsOut } = given;
  // The form asks about the project while one writes, and there is nobody to ask once one may not see it.
  const can = { ...feedback.can, edit: feedback.can.edit && project !== null };
  return (
    <OwnFeedback
      projectId={projectId}
      own={{
        evidence: feedback.evidence,
        leadsOut,
        questions: [],
        cardQuestion: null,
        feedback,
        changed: null,
        can: { give: false },
      }}
      feedback={{ ...feedback, can }}
      heading={
        <GivenHeading project={project}>
          <p className="flex items-center gap-1.5 text-ink-muted text-small">
            <Avatar name={String(feedback.tester)} anonymous decorative size="xs" className="size-4.5!" />
            {t('tester', { number: feedback.tester })}
          </p>
        </GivenHeading>
      }
      fate={<Fate given={given} />}
      aftermath={<Aftermath given={given} />}
    />
  );
}

/** What became of it. That it helped, and that it does not count, is said by the feedback itself. */
function Fate({ given }: { given: GivenFeedback }) {
  const { t } = useTranslation('dashboard');
  const { feedback, isReplyWaiting, credits } = given;
  return (
    <>
      {isReplyWaiting && (
        <Badge tone="sky" icon={<MessageCircle aria-hidden="true" />}>
          {t('feedback.fate.replied')}
        </Badge>
      )}
      {credits > 0 && (
        <Badge tone="gold" icon={<GitBranch aria-hidden="true" />}>
          {t('feedback.fate.credited', { count: credits })}
        </Badge>
      )}
      {/* True of nearly all of them: said, but quieter than what is news. */}
      {feedback.isCounted && (
        <span className="inline-flex items-center gap-1 text-ink-muted text-small">
          <Sun aria-hidden="true" className="size-3.5" />
          {t('feedback.fate.counted')}
        </span>
      )}
    </>
  );
}

/** What follows from its fate: a picture to share, or why it did not help. */
function Aftermath({ given }: { given: GivenFeedback }) {
  const { t } = useTranslation('dashboard');
  const { mark, markReason, credits, project } = given;
  return (
    <>
      {credits > 0 && (
        <div className="-ml-3">
          <ReceiptDialog projectName={project?.name ?? null} />
        </div>
      )}
      {mark === 'not_helpful' && markReason && (
        <p className="prose-width text-ink-muted text-small">
          {t('feedback.fate.notHelpful', { reason: markReason })}
        </p>
      )}
    </>
  );
}
