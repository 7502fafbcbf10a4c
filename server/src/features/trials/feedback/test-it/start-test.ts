import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import type { startTest as startTestEndpoint } from '@firstlight/contract/trials/feedback/tests.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { newToken } from '../../../../platform/crypto/secret-token.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { authorTags } from '../author-tags.ts';
import { findEvidence, startTestRow } from './tests.queries.ts';

/** Gives the address that leads to a project once; for an idea, starts the clock of its reading. */
export async function startTest(
  ctx: HttpContext<Member>,
  { projectId }: InputOf<typeof startTestEndpoint>,
): Promise<ResultOf<typeof startTestEndpoint>> {
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  if (project.ownerId === ctx.actor.id) throw new AppError('feedback.on_own_project');
  await requireStanding(ctx.db, ctx.actor);

  const tags = authorTags(ctx.vault, ctx.actor.id, projectId);
  const way = leadsOut(project) ? newToken() : undefined;
  const now = ctx.now();
  await inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    await startTestRow(tx.db, {
      ...tags,
      projectId,
      startedAt: now,
      tokenHash: way?.tokenHash ?? null,
      tokenExpiresAt: way ? new Date(now.getTime() + feedbackLimits.testAddressMinutes * 60_000) : null,
    });
  });
  return { address: way ? `/go/${way.token}` : null, evidence: await findEvidence(ctx.db, tags.pairTag) };
}

/** A project with neither address is an idea: it is read here. */
export function leadsOut(project: { link: string | null; callToActionUrl: string | null }): boolean {
  return project.link !== null || project.callToActionUrl !== null;
}
