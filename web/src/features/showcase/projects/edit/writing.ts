import type { Language } from '@firstlight/contract/languages.ts';
import { projectRules } from '@firstlight/contract/rules.ts';
import type { DraftContent } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import {
  addressFault,
  type ProjectForm,
  projectForm,
} from '@firstlight/contract/showcase/projects/project-form.ts';
import type { DemoType } from '@firstlight/contract/showcase/projects/project-limits.ts';
import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import type { Resolver } from 'react-hook-form';

/** A project on its way: what the form holds, whole or not. */
export interface Writing {
  name: string;
  tagline: string;
  description: string;
  link: string;
  /** Test it opens this address; without it, the link. */
  callToActionUrl: string;
  categories: ProjectForm['categories'];
  demoType: DemoType | null;
  language: Language;
  coverAlt: string;
  /** One place for each that may be asked; empty ones are left out. */
  questions: string[];
  /** Yes or no, on the card. */
  cardQuestion: string;
  videoLink: string;
}

/** In the order of the page. */
export const fieldNames = [
  'name',
  'tagline',
  'description',
  'link',
  'callToActionUrl',
  'demoType',
  'categories',
  'language',
  'questions',
  'cardQuestion',
  'coverAlt',
  'videoLink',
] as const satisfies (keyof Writing)[];

export function blankWriting(language: Language): Writing {
  return {
    name: '',
    tagline: '',
    description: '',
    link: '',
    callToActionUrl: '',
    categories: [],
    demoType: null,
    language,
    coverAlt: '',
    questions: places([]),
    cardQuestion: '',
    videoLink: '',
  };
}

const places = (questions: readonly string[]) =>
  Array.from({ length: projectRules.questionsMax }, (_, at) => questions[at] ?? '');

export function writingOf(project: Project): Writing {
  const { name, tagline, description, link, callToActionUrl, categories, demoType, language, cover } =
    project;
  return {
    name,
    tagline,
    description,
    link: link ?? '',
    callToActionUrl: callToActionUrl ?? '',
    categories,
    demoType,
    language,
    coverAlt: cover?.alt ?? '',
    questions: places(project.questions),
    cardQuestion: project.cardQuestion?.question ?? '',
    videoLink: project.videoLink ?? '',
  };
}

export function draftOf({ demoType, ...writing }: Writing): DraftContent {
  return { ...writing, ...(demoType && { demoType }) };
}

export function isBlank(writing: Writing): boolean {
  const { name, tagline, description, link, callToActionUrl, categories } = writing;
  return (
    [name, tagline, description, link, callToActionUrl, ...writing.questions, writing.cardQuestion].every(
      (text) => text.trim() === '',
    ) && categories.length === 0
  );
}

/** An empty field for an address means that there is none; everything else is the contract's to judge. */
export const resolveWriting: Resolver<Writing, unknown, ProjectForm> = (writing) => {
  const form = {
    ...writing,
    link: writing.link.trim() || null,
    callToActionUrl: writing.callToActionUrl.trim() || null,
    questions: writing.questions.filter((question) => question.trim() !== ''),
    cardQuestion: writing.cardQuestion.trim() || null,
    videoLink: writing.videoLink.trim() || null,
  };
  const parsed = projectForm.safeParse(form);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const faulty = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  // The contract looks at single fields first; their writer wants to know of everything at once.
  const address = addressFault(form);
  if (address) faulty.add(address);
  const typeOf = (name: string) => (name === 'link' && address === 'link' ? 'noAddress' : 'refused');
  return {
    values: {},
    errors: Object.fromEntries([...faulty].map((name) => [name, { type: typeOf(name) }])),
  };
};

/** Where the cursor goes for a field: several questions are one field to the contract. */
export const focusName = (name: keyof Writing) => (name === 'questions' ? ('questions.0' as const) : name);

/** What stands between a text and publishing, in the order of the page. */
export function missingIn(writing: Writing): (keyof Writing)[] {
  const { errors } = resolveWriting(writing, undefined, {} as never) as { errors: object };
  return fieldNames.filter((name) => name in errors);
}
