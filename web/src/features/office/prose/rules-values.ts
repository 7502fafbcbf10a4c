import { limits as general } from '@firstlight/contract/general-limits.ts';
import type { Limit } from '@firstlight/contract/limit.ts';
import { feedbackRules, feedRules, profileRules } from '@firstlight/contract/rules.ts';
import { limits as comments } from '@firstlight/contract/showcase/comments/comment-use-limits.ts';
import { limits as projects } from '@firstlight/contract/showcase/projects/project-use-limits.ts';
import {
  claimRules,
  feedOrderRules,
  offerRules,
  ownerShare,
  promiseRules,
  responseRules,
  smallPoolRules,
  valueRules,
} from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { limits as feedback } from '@firstlight/contract/trials/feedback/feedback-use-limits.ts';
import { localeOf } from '../../../lib/language/locale-of.ts';
import { badgeValues } from '../../../parts/rules/badge-values.ts';
import { writtenRules } from '../../../parts/rules/written-rules.ts';
import { proseValues } from './prose-values.ts';

/** Every figure that the page of rules may name, as it is written in this language. */
export function rulesValues(language: string) {
  const locale = localeOf(language);
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const known = proseValues(language);
  const { counterSteps, ...profile } = profileRules;
  const { priorFull: _, priorQuick: __, ...response } = responseRules;
  return {
    ...known,
    badge: badgeValues((steps) => steps.join(' / ')),
    claim: {
      ...writtenRules(claimRules, locale),
      freshChance: percent(claimRules.freshChance),
      staleChance: percent(claimRules.staleChance),
    },
    feed: writtenRules(feedRules, locale),
    feedback: { ...known.feedback, nearCopyFrom: percent(feedbackRules.nearCopyFrom) },
    limit: limitValues(locale),
    offer: {
      ...writtenRules(offerRules, locale),
      coverage: percent(offerRules.coverage),
      quietFrom: hourOfDay(offerRules.quietFromHour, locale),
      quietUntil: hourOfDay(offerRules.quietUntilHour, locale),
    },
    // Luck multiplies by anything from one minus half of it to one plus half of it.
    order: { ...writtenRules(feedOrderRules, locale), luck: percent(feedOrderRules.noise / 2) },
    pool: writtenRules(smallPoolRules, locale),
    profile: {
      ...writtenRules(profile, locale),
      counterSteps: new Intl.ListFormat(locale).format(counterSteps.map((step) => `${step}+`)),
    },
    promise: writtenRules(promiseRules, locale),
    response: writtenRules(response, locale),
    value: {
      ...known.value,
      ...writtenRules(valueRules, locale),
      secondDeadlineWeight: percent(valueRules.secondDeadlineWeight),
      ownersSecond: percent(ownerShare(2)),
      ownersThird: percent(ownerShare(3)),
      ownersFourth: percent(ownerShare(4)),
      ...writtenRules({ secondDeadlineDays: valueRules.secondDeadlineHours / 24 }, locale),
    },
  };
}

function limitValues(locale: string): Record<string, string> {
  const day = 24 * 60 * 60;
  const perDay = ({ windows }: Limit) => windows.find(({ seconds }) => seconds === day)?.count ?? 0;
  const apart = ({ windows }: Limit) => windows.find(({ count }) => count === 1)?.seconds ?? 0;
  return writtenRules(
    {
      projectsPerDay: perDay(projects['projects.publish']),
      feedbackSeconds: apart(feedback['feedback.give']),
      feedbackPerDay: perDay(feedback['feedback.give']),
      feedbackYoung: perDay(feedback['feedback.give-new']),
      skipsPerDay: perDay(feedback['feedback.skip']),
      commentsPerDay: perDay(comments['comments.write']),
      commentSeconds: apart(comments['comments.write']),
      callsPerMinute: general['api.member'].windows[0].count,
    },
    locale,
  );
}

function hourOfDay(hour: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2000, 0, 1, hour)));
}
