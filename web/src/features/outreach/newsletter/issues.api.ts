import {
  type IssuePage,
  listNewsletterIssues,
  readNewsletterIssue,
  type SundayIssue,
} from '@firstlight/contract/outreach/newsletter/newsletter-issues.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { readEmbedded } from '../../../lib/api/read-embedded.ts';

/** Newest first. */
export const issuesQuery = infiniteQueryOptions({
  queryKey: ['newsletter issues'],
  queryFn: ({ pageParam, signal }) =>
    call(listNewsletterIssues, pageParam ? { before: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }: IssuePage) => next ?? undefined,
  initialData: () => {
    const page = readEmbedded<IssuePage>('newsletter issues');
    return page && { pages: [page], pageParams: [''] };
  },
});

export const issueOf = (date: string) =>
  queryOptions({
    queryKey: ['newsletter issue', date],
    queryFn: ({ signal }) => call(readNewsletterIssue, { date }, { signal }),
    initialData: () => readEmbedded<SundayIssue>(`newsletter issue ${date}`),
  });
