import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import type { Thanked } from '../../../../parts/feedback/thanks.tsx';
import type { OwnFeedbackResult } from '../feedback.api.ts';

/** Returns the thanks after sending. The number is that of the published responses and the tester’s own. */
export function thankedFor(
  { name, owner }: Pick<ProjectCard, 'name' | 'owner'>,
  { feedback, responseCount }: Pick<OwnFeedbackResult, 'feedback' | 'responseCount'>,
): Thanked {
  const shownFrom = feedback?.own?.shownFrom ?? null;
  const number = responseCount + (shownFrom === null ? 0 : 1);
  return { project: { name, maker: owner.name }, number: feedback?.isCounted ? number : null, shownFrom };
}
