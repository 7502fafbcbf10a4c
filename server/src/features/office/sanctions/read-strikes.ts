import { moderationRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import { listStrikes } from './sanctions.queries.ts';
import type { Strikes } from './suggest-step.ts';

const day = 24 * 60 * 60 * 1000;

export type PastStrikes = Strikes & { past: Awaited<ReturnType<typeof listStrikes>> };

/**
 * What counts against somebody, known by `personTag` (accounts). Named and hidden content apart: whoever reads that somebody known has
 * been sanctioned, and for nothing under their name, would look for the hidden note it was for.
 */
export async function readStrikes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  personTag: Buffer,
  { isHidden }: { isHidden: boolean },
): Promise<PastStrikes> {
  const since = new Date(now().getTime() - moderationRules.strikeWindowDays * day);
  const past = await listStrikes(db, personTag, { since, until: now(), isHidden });
  const last = past.at(-1);
  const daysSinceLast = last ? Math.floor((now().getTime() - last.decidedAt.getTime()) / day) : null;
  return { count: past.length, daysSinceLast, past };
}
