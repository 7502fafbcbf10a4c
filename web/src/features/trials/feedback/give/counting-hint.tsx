import { feedbackRules } from '@firstlight/contract/rules.ts';
import type { Evidence, UncountedReason } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { previewOf } from '../feedback.api.ts';

interface CountingHintProps {
  projectId: string;
  comment: string;
  evidence: Evidence;
  leadsOut: boolean;
}

/** Says before sending whether it will count, and what would make it count. */
export function CountingHint({ projectId, comment, evidence, leadsOut }: CountingHintProps) {
  const { t } = useTranslation('feedback');
  const written = comment.trim();
  const settled = useDebounced(written, 800);
  const isAsked = evidence !== 'seen' && settled.length >= feedbackRules.commentMin;
  const preview = useQuery({ ...previewOf(projectId, settled), enabled: isAsked });
  const reason = reasonNow(evidence, preview.data?.uncountedFor);
  const untested = leadsOut
    ? t('counting.untested')
    : t('counting.unread', { count: feedbackRules.ideaReadSeconds });
  const sentences = {
    untested,
    repeated: t('counting.repeated'),
  };
  return (
    <p className="flex gap-2 text-ink-muted text-small" aria-live="polite">
      {reason ? (
        <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      ) : (
        <CircleCheck className="mt-0.5 size-4 shrink-0 text-leaf" aria-hidden="true" />
      )}
      {reason ? sentences[reason] : t('counting.counts')}
    </p>
  );
}

function reasonNow(
  evidence: Evidence,
  previewed: UncountedReason | null | undefined,
): UncountedReason | null {
  if (evidence === 'seen') return 'untested';
  return previewed === 'repeated' ? 'repeated' : null;
}
