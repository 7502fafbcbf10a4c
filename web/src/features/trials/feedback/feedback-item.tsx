import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
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
  return (
    <li className="flex flex-col gap-3 py-5">
      <ReportedFold reported={reported}>
        <FeedbackBody feedback={feedback} />
      </ReportedFold>
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
