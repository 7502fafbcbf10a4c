import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listFeedback as listEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Guest, HttpContext, Member } from '../../../../core/context.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { pairTag } from '../author-tags.ts';
import { findByPair } from '../hidden/authors.queries.ts';
import type { OwnRow } from '../publish/own-version.sql.ts';
import { presentFeedback, presentOwnFeedback, type Side } from './feedback.presenter.ts';
import { findRatings, type ListPosition, listRows } from './feedback.queries.ts';

/** The same page for every reader, but for what they may do themselves. */
export async function listFeedback(
  ctx: HttpContext<Guest | Member>,
  { projectId, after }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  const position = after === undefined ? undefined : readPosition(after);
  const rows = await listRows(ctx.db, projectId, { after: position, limit: feedbackLimits.page + 1 });
  const shown = rows.slice(0, feedbackLimits.page);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const { side, isSuspended, own } = await readerOf(ctx, project);
  return {
    items: shown
      .filter(({ id }) => id !== own?.id || !own.deletedAt)
      .map((row) =>
        row.id === own?.id ? presentOwnFeedback(own, isSuspended) : presentFeedback(row, side, isSuspended),
      ),
    next: last ? writePosition(last) : null,
    ratings: await findRatings(ctx.db, projectId),
  };
}

interface Reader {
  side: Side;
  isSuspended: boolean;
  /** Their own, as they left it: one that others do not see yet is not among these. */
  own?: OwnRow | undefined;
}

async function readerOf(
  { db, vault, actor }: HttpContext,
  project: { id: string; ownerId: string },
): Promise<Reader> {
  if (actor.kind === 'guest') return { side: 'nobody', isSuspended: false };
  const { standing } = await standingOf(db, actor.id);
  const isSuspended = standing === 'suspended';
  if (project.ownerId === actor.id) return { side: 'maker', isSuspended };
  const own = await findByPair(db, pairTag(vault, actor.id, project.id));
  return { side: 'nobody', isSuspended, own };
}

function writePosition({ givenOn, shuffle, id }: ListPosition): string {
  return `${givenOn}_${shuffle}_${id}`;
}

function readPosition(text: string): ListPosition {
  const [givenOn = '', shuffle = '', id = ''] = text.split('_');
  const isOne = /^\d{4}-\d\d-\d\d$/.test(givenOn) && /^\d{1,9}$|^[12]\d{9}$/.test(shuffle) && uuid.test(id);
  if (!isOne || Number.isNaN(Date.parse(givenOn)) || Number(shuffle) > 2 ** 31 - 1)
    throw new AppError('request.invalid', { fields: ['after'] });
  return { givenOn, shuffle: Number(shuffle), id };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
