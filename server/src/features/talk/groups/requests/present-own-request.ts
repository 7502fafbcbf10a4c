import { groupRules } from '@firstlight/contract/rules.ts';
import type { OwnAccessRequest } from '@firstlight/contract/talk/groups/access-requests.ts';
import { minuteOf } from '../../../../core/minute-of.ts';
import type { AskedRow } from './requests.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** From when somebody may ask again who asked then. */
export const againAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + groupRules.requestAgainDays * day);

export function presentOwnRequest({ state, askedAt }: AskedRow): OwnAccessRequest {
  return { state, askedAt: minuteOf(askedAt), againAt: againAt(askedAt).toISOString() };
}
