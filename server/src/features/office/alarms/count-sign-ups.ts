import type { Context } from '../../../core/context.ts';
import { countOpenedSince } from './alarms.queries.ts';

const hour = 60 * 60 * 1000;

/** How many accounts were opened in the last hour, and in the 23 before it. */
export async function countSignUps({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<{ lastHour: number; before: number }> {
  const ago = (hours: number) => new Date(now().getTime() - hours * hour);
  const lastHour = await countOpenedSince(db, ago(1));
  return { lastHour, before: (await countOpenedSince(db, ago(24))) - lastHour };
}
