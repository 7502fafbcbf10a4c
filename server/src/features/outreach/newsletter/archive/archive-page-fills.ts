import type { Language } from '@firstlight/contract/languages.ts';
import type { SundayIssue } from '@firstlight/contract/outreach/newsletter/newsletter-issues.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { formatDate } from '../../../../core/format-date.ts';
import type { FilledPage, PageFill } from '../../../../core/http/pages/filled-page.ts';
import { translate } from '../../../../core/translate.ts';
import { listIssues } from './list-issues.ts';
import { readIssue } from './read-issue.ts';

/** Letters are found by search engines, and read before the browser has run a line. */
export function archivePageFills(ctx: Context): Record<string, PageFill> {
  return {
    '/newsletter/issues': async () => ({ firstData: { 'newsletter issues': await listIssues(ctx, {}) } }),
    '/newsletter/issues/:date': async ({ params, language }) => {
      const issue = await findShown(ctx, params['date'] ?? '');
      if (issue) return issuePage(issue, language);
      const title = translate(language, 'newsletter', 'errors.no_issue');
      return { status: 404, title: `${title} · Firstlight`, unlisted: true };
    },
  };
}

async function findShown(ctx: Context, date: string): Promise<SundayIssue | undefined> {
  try {
    return await readIssue(ctx, { date });
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function issuePage(issue: SundayIssue, language: Language): FilledPage {
  const date = formatDate(language, new Date(issue.date));
  const names = new Set(issue.letters.flatMap(({ projects }) => projects.map(({ name }) => name)));
  return {
    title: `${translate(language, 'newsletter', 'issue.title', { date })} · Firstlight`,
    description: translate(language, 'newsletter', 'issue.description', {
      names: new Intl.ListFormat(language).format(names),
    }),
    unlisted: false,
    address: `/newsletter/issues/${issue.date}`,
    firstData: { [`newsletter issue ${issue.date}`]: issue },
  };
}
