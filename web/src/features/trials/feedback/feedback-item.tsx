import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '../../../parts/reports/report-button.tsx';
import { ReportedFold } from '../../../parts/reports/reported-fold.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FeedbackBody } from './feedback-body.tsx';
import { MarkControls } from './mark-controls.tsx';
import { ThreadPanel } from './threads/thread-panel.tsx';

export function FeedbackItem({ projectId, feedback }: { projectId: string; feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const [isTalking, setTalking] = useState(false);
  const reported = { kind: 'feedback', address: feedback.id } as const;
  // With nothing else to do, the flag stands beside the words: a row of its own would make every third line one of flags.
  const isFlagAlone = !(feedback.can.mark || feedback.can.talk);
  return (
    <li className={clsx('flex py-5', isFlagAlone ? 'items-start gap-2' : 'flex-col gap-3')}>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <ReportedFold reported={reported}>
          <FeedbackBody feedback={feedback} />
        </ReportedFold>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {feedback.can.mark && <MarkControls projectId={projectId} feedback={feedback} />}
        {feedback.can.talk && (
          <Button size="sm" variant="ghost" aria-expanded={isTalking} onClick={() => setTalking(!isTalking)}>
            <MessageCircle className="size-4" aria-hidden="true" />
            {t('thread.open', { number: feedback.tester })}
          </Button>
        )}
        <ReportButton reported={reported} />
      </div>
      {isTalking && <ThreadPanel feedbackId={feedback.id} />}
    </li>
  );
}
