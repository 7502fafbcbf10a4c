import type { GivenFeedback } from '@firstlight/contract/trials/feedback/own-feedback.ts';
import { GitBranch, MessageCircle, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { GivenHeading } from './given-heading.tsx';
import { OwnFeedback } from './own-feedback.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

/** One feedback of one's own, under the name of the project it is about. */
export function GivenItem({ given }: { given: GivenFeedback }) {
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
      heading={<GivenHeading project={project} />}
      fate={<Fate given={given} />}
    />
  );
}

/** What became of it. That it helped, and that it does not count, is said by the feedback itself. */
function Fate({ given }: { given: GivenFeedback }) {
  const { t } = useTranslation('dashboard');
  const { feedback, mark, markReason, isReplyWaiting, credits } = given;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {feedback.isCounted && (
          <Badge tone="leaf" icon={<Sun aria-hidden="true" />}>
            {t('feedback.fate.counted')}
          </Badge>
        )}
        {credits > 0 && (
          <Badge tone="gold" icon={<GitBranch aria-hidden="true" />}>
            {t('feedback.fate.credited', { count: credits })}
          </Badge>
        )}
        {isReplyWaiting && (
          <Badge tone="sky" icon={<MessageCircle aria-hidden="true" />}>
            {t('feedback.fate.replied')}
          </Badge>
        )}
      </div>
      {credits > 0 && (
        <div>
          <ReceiptDialog projectName={given.project?.name ?? null} />
        </div>
      )}
      {mark === 'not_helpful' && markReason && (
        <p className="prose-width text-ink-muted text-small">
          {t('feedback.fate.notHelpful', { reason: markReason })}
        </p>
      )}
    </div>
  );
}
