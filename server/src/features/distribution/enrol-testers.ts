import type { Context } from '../../core/context.ts';
import { reachOf } from './estimate-reach.ts';
import { enrol } from './testers.queries.ts';

/** Somebody nobody knows anything about. */
const newcomer = { visits: 0, daysSinceJoining: 0, messages: 0, messagesOpened: 0 };

/** Takes everybody who says what they care for into the pool, or only this one person. */
export async function enrolTesters({ db }: Pick<Context, 'db'>, testerId?: string): Promise<void> {
  await enrol(db, reachOf(newcomer), testerId);
}
