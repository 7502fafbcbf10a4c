import type { Context } from '../../../../core/context.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { findListedLink } from '../../../showcase/projects/find-listed-link.ts';
import { openTestRow } from './tests.queries.ts';

/**
 * Where a one-time address leads: to the project's own link, and nowhere that a request could name. A used, late or
 * made-up one leads to our own page for what is not there.
 */
export async function openTest(ctx: Pick<Context, 'db' | 'now' | 'origin'>, token: string): Promise<string> {
  const visit = await openTestRow(ctx.db, hashToken(token), ctx.now());
  const link = visit && (await findListedLink(ctx, visit.projectId));
  return webAddress(link) ?? `${ctx.origin}/not-found`;
}

/** Checked once more on the way out: only a page of the web, whatever the database holds. */
export function webAddress(text: string | null | undefined): string | undefined {
  const url = text ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
