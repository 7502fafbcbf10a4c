import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { isQuiet } from '../model/is-quiet.ts';
import type { Rates } from '../model/rates.ts';
import { hasMoved, type Value } from '../model/value-feedback.ts';
import { type Need, valueOfNeed } from './need-value.ts';

const minute = 60_000;
/** Even where nothing changes, testers come and go: after so many minutes somebody may be free who was not. */
const longest = 240;
/** Whoever cannot be asked at night should not wait long for the morning. */
const longestAtNight = 60;

/** No run begins to the second: what fell due just after one would wait for the run after. */
const early = 1;

/**
 * When a project's value will have moved so far that it is worth a look. What happens to it meanwhile calls sooner. A test
 * that was begun and does not come in says nothing, so while one counts as fresh, every run looks whether it still does.
 */
export function nextDueAt(need: Need & { value: Value; ownersNth: number }, rates: Rates, now: Date): Date {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minute);
  const unhurried = isQuiet(now) ? longestAtNight : longest;
  const most = need.recentOpenTests > 0 ? offerRules.runEveryMinutes : unhurried;
  let wait: number = offerRules.runEveryMinutes;
  while (wait < most) {
    if (hasMoved(need.value, valueOfNeed(need, rates, need.ownersNth, inMinutes(wait)))) break;
    wait *= 2;
  }
  return inMinutes(Math.min(wait, most) - early);
}
