import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { projectRules as rules } from '../../rules.ts';
import { categories } from './categories.ts';
import { demoTypes, projectLimits } from './project-limits.ts';

/** Somebody still thinking may leave anything out and be too long or too short: only the sheer size is bounded. */
const someText = (max: number) => z.optional(z.string().check(z.maxLength(max * 2)));

export const draftContent = z.strictObject({
  name: someText(rules.nameMax),
  tagline: someText(rules.taglineMax),
  description: someText(rules.descriptionMax),
  link: someText(projectLimits.link),
  callToActionUrl: someText(projectLimits.link),
  categories: z.optional(z.array(z.enum(categories)).check(z.maxLength(categories.length))),
  demoType: z.optional(z.enum(demoTypes)),
  language: z.optional(z.enum(languages)),
  coverAlt: someText(projectLimits.coverAlt),
  cardQuestion: someText(rules.questionMax),
  videoLink: someText(projectLimits.link),
  questions: z.optional(
    z.array(z.string().check(z.maxLength(rules.questionMax * 2))).check(z.maxLength(rules.questionsMax)),
  ),
});

export type DraftContent = z.infer<typeof draftContent>;

export const projectDraft = z.object({ id: z.uuid(), content: draftContent, updatedAt: z.iso.datetime() });

export type ProjectDraft = z.infer<typeof projectDraft>;

const draftId = z.uuidv4();

export const listDrafts = endpoint({
  name: 'projects.listDrafts',
  method: 'GET',
  path: '/api/me/project-drafts',
  summary: 'What one has begun to write, the latest first.',
  access: 'member',
  status: 200,
  response: z.object({ items: z.array(projectDraft) }),
});

export const storeDraft = endpoint({
  name: 'projects.keepDraft',
  method: 'PUT',
  path: '/api/me/project-drafts/:draftId',
  summary: 'Keep a draft under an id of the writer’s choosing, in place of what was there.',
  access: 'member',
  params: z.object({ draftId }),
  body: draftContent,
  status: 200,
  response: z.object({ updatedAt: z.iso.datetime() }),
  errors: ['projects.not_found', 'projects.too_many_drafts'],
});

export const dropDraft = endpoint({
  name: 'projects.dropDraft',
  method: 'DELETE',
  path: '/api/me/project-drafts/:draftId',
  summary: 'Throw a draft away.',
  access: 'member',
  params: z.object({ draftId }),
  status: 204,
  errors: ['projects.not_found'],
});
