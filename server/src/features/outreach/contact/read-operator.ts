import type { Operator } from '@firstlight/contract/outreach/contact/operator.ts';
import type { Context } from '../../../core/context.ts';
import type { PageFill } from '../../../core/http/pages/filled-page.ts';

export async function readOperator({ operator }: Context): Promise<Operator> {
  return operator;
}

/** Whoever runs the site is named before the browser has run a line. */
export function legalPageFills({ operator }: Context): Record<string, PageFill> {
  return { '/legal': async () => ({ firstData: { operator } }) };
}
