import { moderationRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import { countStrikes } from '../sanctions.queries.ts';
import type { Strikes } from './suggest-step.ts';

const day = 24 * 60 * 60 * 1000;

/** What counts against somebody, known by `personTag` (accounts): the same for named and hidden content. */
export async function readStrikes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  personTag: Buffer,
): Promise<Strikes> {
  const since = new Date(now().getTime() - moderationRules.strikeWindowDays * day);
  const { count, last } = await countStrikes(db, personTag, since);
  const daysSinceLast = last && Math.floor((now().getTime() - last.getTime()) / day);
  return { count: Number(count), daysSinceLast };
}
