import { unmaskingRules } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import { contactLimits } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import {
  accountRules,
  exposureRules,
  feedbackRules,
  feedRules,
  groupRules,
  minimumFeedbackRules,
  moderationRules,
  newsletterRules,
  profileRules,
  projectRules,
  publicationRules,
  ratingRules,
  supportRules,
  validatedRules,
} from '@firstlight/contract/rules.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import { valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { uploadLimits } from '@firstlight/contract/upload-limits.ts';
import { localeOf } from '../../../lib/language/locale-of.ts';
import { badgeValues } from '../../../parts/rules/badge-values.ts';
import { undoValues } from '../../../parts/rules/undo-values.ts';
import { writtenRules } from '../../../parts/rules/written-rules.ts';

/** Every figure that the help may name, as it is written in this language: `{{project.nameMax}}`. */
export function helpValues(language: string) {
  const locale = localeOf(language);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const { counterSteps, ...profile } = profileRules;
  const steps = counterSteps.map((step) => `${step}+`);
  return {
    account: writtenRules(accountRules, locale),
    support: writtenRules(supportRules, locale),
    badge: badgeValues((steps) => listed(steps.map(String), locale)),
    contact: writtenRules(contactLimits, locale),
    exposure: writtenRules(exposureRules, locale),
    feed: writtenRules(feedRules, locale),
    feedback: writtenRules(feedbackRules, locale),
    group: writtenRules(
      {
        restoreDays: groupLimits.restoreDays,
        inviteDaysMax: doorLimits.inviteDaysMax,
        requestAgainDays: groupRules.requestAgainDays,
      },
      locale,
    ),
    publication: writtenRules(publicationRules, locale),
    message: writtenRules({ restoreMinutes: channelLimits.restoreMinutes }, locale),
    minimum: writtenRules(minimumFeedbackRules, locale),
    moderation: writtenRules(moderationRules, locale),
    newsletter: writtenRules(
      {
        projectsByFormula: newsletterRules.projectsByFormula,
        projectsUnderServed: newsletterRules.projectsUnderServed,
      },
      locale,
    ),
    profile: { ...writtenRules(profile, locale), counterSteps: listed(steps, locale) },
    project: writtenRules(projectRules, locale),
    rating: writtenRules(ratingRules, locale),
    undo: undoValues(locale),
    unmasking: writtenRules(unmaskingRules, locale),
    upload: writtenRules(uploadLimits, locale),
    value: writtenRules({ closedAfterDays: valueRules.closedAfterHours / 24 }, locale),
    validated: {
      ...writtenRules(validatedRules, locale),
      repliedShareMin: percent.format(validatedRules.repliedShareMin),
      doubtfulShareMax: percent.format(validatedRules.doubtfulShareMax),
    },
  };
}

function listed(items: string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
