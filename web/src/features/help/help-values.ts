import { contactLimits } from '@firstlight/contract/contact-limits.ts';
import {
  accountRules,
  badgeRules,
  exposureRules,
  feedbackRules,
  feedRules,
  groupRules,
  messageRules,
  minimumFeedbackRules,
  newsletterRules,
  profileRules,
  projectRules,
  ratingRules,
  validatedRules,
} from '@firstlight/contract/rules.ts';
import { uploadLimits } from '@firstlight/contract/upload-limits.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { writtenRules } from '../../lib/written-rules.ts';

/** Every figure that the help may name, as it is written in this language: `{{project.nameMax}}`. */
export function helpValues(language: string) {
  const locale = localeOf(language);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const { counterSteps, ...profile } = profileRules;
  const steps = counterSteps.map((step) => `${step}+`);
  return {
    account: writtenRules(accountRules, locale),
    badge: badgeValues(locale),
    contact: writtenRules(contactLimits, locale),
    exposure: writtenRules(exposureRules, locale),
    feed: writtenRules(feedRules, locale),
    feedback: writtenRules(feedbackRules, locale),
    group: writtenRules(groupRules, locale),
    message: writtenRules(messageRules, locale),
    minimum: writtenRules(minimumFeedbackRules, locale),
    newsletter: writtenRules(newsletterRules, locale),
    profile: { ...writtenRules(profile, locale), counterSteps: listed(steps, locale) },
    project: writtenRules(projectRules, locale),
    rating: writtenRules(ratingRules, locale),
    upload: writtenRules(uploadLimits, locale),
    validated: {
      ...writtenRules(validatedRules, locale),
      repliedShareMin: percent.format(validatedRules.repliedShareMin),
      doubtfulShareMax: percent.format(validatedRules.doubtfulShareMax),
    },
  };
}

function badgeValues(locale: string): Record<string, string> {
  const { helper, catalyst, iterativeBuilder, explorer, consistentContributor, respectfulMember } =
    badgeRules;
  const levels = (steps: readonly number[]) => listed(steps.map(String), locale);
  return {
    helpful: levels(helper.helpful),
    helpfulCreators: levels(helper.creators),
    inspiredProjects: levels(catalyst.projects),
    iterations: levels(iterativeBuilder.iterations),
    credited: levels(iterativeBuilder.credited),
    categories: levels(explorer.categories),
    weeks: levels(consistentContributor.weeks),
    weeksOutOf: levels(consistentContributor.outOf),
    respectfulDays: String(respectfulMember.days),
    respectfulContributions: String(respectfulMember.contributions),
    delayHoursMax: String(badgeRules.delayHoursMax),
  };
}

function listed(items: string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
