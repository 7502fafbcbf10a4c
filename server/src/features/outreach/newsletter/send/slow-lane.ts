import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { MailLane } from '../../../../db/schema.ts';
import { pauseLane, updatePace } from './lanes.queries.ts';

const hour = 60 * 60 * 1000;

/** What a stretch of letters showed of its providers. */
export interface LaneSigns {
  accepted: number;
  /** 421, or 4.7.x: they ask for patience. */
  wasSlowed: boolean;
  /** 5.7.x: they do not want us. That is no reader's fault. */
  isUnwelcome: boolean;
}

export const noSigns = (): LaneSigns => ({ accepted: 0, wasSlowed: false, isUnwelcome: false });

/** The pace is found by what they say to the last hundred. */
export async function slowLane(
  ctx: Pick<Context, 'db' | 'now'>,
  lane: MailLane,
  signs: LaneSigns,
): Promise<void> {
  if (signs.isUnwelcome) await pauseUnwelcome(ctx, lane);
  else await updatePace(ctx.db, lane, signs);
}

/** Whoever goes on where they are not wanted is soon wanted nowhere. */
async function pauseUnwelcome({ db, now }: Pick<Context, 'db' | 'now'>, lane: MailLane): Promise<void> {
  const until = new Date(now().getTime() + newsletterRules.pauseHours * hour);
  await pauseLane(db, lane, { until, trouble: 'unwelcome' });
}
