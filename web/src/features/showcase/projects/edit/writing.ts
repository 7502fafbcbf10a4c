import type { Language } from '@firstlight/contract/languages.ts';
import type { DraftContent } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import type { DemoType } from '@firstlight/contract/showcase/projects/project-limits.ts';
import {
  type Project,
  type ProjectForm,
  projectForm,
} from '@firstlight/contract/showcase/projects/projects.ts';
import type { Resolver } from 'react-hook-form';

/** A project on its way: what the form holds, whole or not. */
export interface Writing {
  name: string;
  tagline: string;
  description: string;
  link: string;
  callToActionUrl: string;
  categories: ProjectForm['categories'];
  demoType: DemoType | null;
  language: Language;
  coverAlt: string;
}

/** In the order of the page. */
export const fieldNames = [
  'name',
  'tagline',
  'description',
  'demoType',
  'link',
  'callToActionUrl',
  'categories',
  'language',
  'coverAlt',
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
  };
}

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
  };
}

export function draftOf({ demoType, ...writing }: Writing): DraftContent {
  return { ...writing, ...(demoType && { demoType }) };
}

export function isBlank(writing: Writing): boolean {
  const { name, tagline, description, link, callToActionUrl, categories } = writing;
  return (
    [name, tagline, description, link, callToActionUrl].every((text) => text.trim() === '') &&
    categories.length === 0
  );
}

/** Empty fields for links mean that there is none; everything else is the contract's to judge. */
export const resolveWriting: Resolver<Writing, unknown, ProjectForm> = (writing) => {
  const parsed = projectForm.safeParse({
    ...writing,
    link: writing.link.trim() || null,
    callToActionUrl: writing.callToActionUrl.trim() || null,
  });
  if (parsed.success) return { values: parsed.data, errors: {} };
  const faulty = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return { values: {}, errors: Object.fromEntries([...faulty].map((name) => [name, { type: 'refused' }])) };
};
