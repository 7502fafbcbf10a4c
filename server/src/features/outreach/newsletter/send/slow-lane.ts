import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { LaneTrouble, MailLane } from '../../../../db/schema.ts';
import { pauseLane, updatePace } from './lanes.queries.ts';

const hour = 60 * 60 * 1000;

/** What a stretch of letters showed of its providers. */
export interface LaneSigns {
  accepted: number;
  /** 421, 4.7.x, or not even whom a letter is for was heard: patience is asked for. */
  wasSlowed: boolean;
  /** 5.7.x: they do not want us. That is no reader's fault. */
  isUnwelcome: boolean;
  /** Letters that our own way did not take. */
  untaken: number;
}

export const noSigns = (): LaneSigns => ({ accepted: 0, wasSlowed: false, isUnwelcome: false, untaken: 0 });

/** One address alone may be answered so, time after time; where nothing is taken any more, it is not the addresses. */
const isExhausted = ({ accepted, untaken }: LaneSigns) => accepted === 0 && untaken >= 10;

/** The pace is found by what they say to the last hundred. */
export async function slowLane(
  ctx: Pick<Context, 'db' | 'now'>,
  lane: MailLane,
  signs: LaneSigns,
): Promise<void> {
  if (signs.isUnwelcome) await restLane(ctx, lane, 'unwelcome');
  else if (isExhausted(signs)) await restLane(ctx, lane, 'exhausted');
  else await updatePace(ctx.db, lane, { ...signs, wasSlowed: signs.wasSlowed || signs.untaken > 0 });
}

/** Whoever goes on where they are not wanted is soon wanted nowhere. */
async function restLane(
  { db, now }: Pick<Context, 'db' | 'now'>,
  lane: MailLane,
  trouble: LaneTrouble,
): Promise<void> {
  const until = new Date(now().getTime() + newsletterRules.pauseHours * hour);
  await pauseLane(db, lane, { until, trouble });
}
