import type { Language } from '@firstlight/contract/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { FirstData, PrerenderedPage } from './complete-page.ts';

export interface PageRequest {
  params: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
  language: Language;
}

/** What a page says that only the moment knows; what it leaves out stays as the build wrote it. */
export interface FilledPage
  extends Partial<
    Pick<PrerenderedPage, 'title' | 'description' | 'unlisted' | 'address' | 'image' | 'structured' | 'feeds'>
  > {
  status?: number;
  firstData?: FirstData;
}

export type PageFill = (request: PageRequest) => Promise<FilledPage>;

/** Counts one filling against the general limit, and says how many seconds to wait (0: fill it). */
export type MayFill = (request: FastifyRequest) => number;
