import { categoriesOf } from '@firstlight/contract/showcase/projects/categories.ts';
import type { OwnProject, Project, ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import type { Context } from '../../../../core/context.ts';
import { coverAddresses } from '../cover/cover-addresses.ts';
import { presentPicture } from '../gallery/picture-addresses.ts';
import type { PictureRow } from '../gallery/pictures.queries.ts';
import { meanRating } from '../mean-rating.ts';
import type { WholeProject } from '../write/project-rows.queries.ts';

export function presentProject(ctx: Context, row: WholeProject, pictures: readonly PictureRow[]): Project {
  const { actor } = ctx;
  const isOwn = actor.kind === 'member' && actor.id === row.ownerId;
  return {
    ...presentCard(row),
    tagline: row.tagline,
    description: row.description,
    link: row.link,
    callToActionUrl: row.callToActionUrl,
    questions: row.questions,
    cardQuestion: presentCardQuestion(row),
    pictures: pictures.map(presentPicture),
    videoLink: row.videoLink,
    editedAt: row.editedAt?.toISOString() ?? null,
    isHidden: row.hiddenAt !== null,
    isSuspended: isSuspended(row),
    isOwn,
    can: { edit: isOwn && row.ownerStanding !== 'suspended', test: !isOwn },
  };
}

export function presentOwnProject(row: WholeProject): OwnProject {
  return {
    ...presentCard(row),
    skipCount: row.skipCount,
    isHidden: row.hiddenAt !== null,
    isSuspended: isSuspended(row),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

export function presentCard(row: WholeProject): ProjectCard {
  return {
    id: row.id,
    name: row.name,
    pitch: row.tagline || row.summary,
    categories: categoriesOf(row.categories),
    demoType: row.demoType,
    language: row.language,
    cover: row.coverKey === null ? null : { ...coverAddresses(row.coverKey), alt: row.coverAlt },
    owner: { username: row.ownerUsername, name: row.ownerName },
    feedbackCount: row.feedbackCount,
    rating: meanRating(row.ratingSum, row.feedbackCount),
    validated: row.validated,
    publishedAt: row.publishedAt.toISOString(),
  };
}

/** Presents the question on the card with the answers to it; answers to an earlier question are left out. */
function presentCardQuestion(row: WholeProject): Project['cardQuestion'] {
  const { cardQuestion: question } = row;
  if (question === null) return null;
  const { cardYes: yes, cardNo: no } = row;
  return { question, result: row.cardCounted === question && yes + no > 0 ? { yes, no } : null };
}

/** By itself, or with everything else of an owner of whom others see it. */
function isSuspended({ suspendedAt, ownerStanding, isOwnerStandingHidden }: WholeProject): boolean {
  return suspendedAt !== null || (ownerStanding === 'suspended' && !isOwnerStandingHidden);
}
