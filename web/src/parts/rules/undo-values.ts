import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { writtenRules } from './written-rules.ts';

/** How long what somebody deletes can come back: `{{undo.projectDays}}`. Comments and iterations follow feedback. */
export function undoValues(locale: string): Record<string, string> {
  return writtenRules(
    { projectDays: projectLimits.recoverDays, minutes: feedbackLimits.restoreMinutes },
    locale,
  );
}
