import { contactLimits } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import {
  accountRules,
  exposureRules,
  feedbackRules,
  feedRules,
  hiddenActRules,
  minimumFeedbackRules,
  moderationRules,
  newsletterRules,
  profileRules,
  projectRules,
  ratingRules,
  supportRules,
  validatedRules,
} from '@firstlight/contract/rules.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
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
    group: writtenRules({ restoreDays: groupLimits.restoreDays }, locale),
    hidden: writtenRules(hiddenActRules, locale),
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
    upload: writtenRules(uploadLimits, locale),
    validated: {
      ...writtenRules(validatedRules, locale),
      repliedShareMin: percent.format(validatedRules.repliedShareMin),
      oneGroupShareMax: percent.format(validatedRules.oneGroupShareMax),
      doubtfulShareMax: percent.format(validatedRules.doubtfulShareMax),
    },
  };
}

function listed(items: string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
