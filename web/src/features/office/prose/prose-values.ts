import { retention } from '@firstlight/contract/legal.ts';
import { signalLimits } from '@firstlight/contract/office/cases/signal-rules.ts';
import { unmaskingRules } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import { contactLimits } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import {
  accountRules,
  feedbackRules,
  minimumFeedbackRules,
  moderationRules,
  newsletterRules,
  personalDataRules,
  publicationRules,
  ratingRules,
  supportRules,
  validatedRules,
} from '@firstlight/contract/rules.ts';
import { valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { contactAddress } from '../../../lib/contact-address.ts';
import { localeOf } from '../../../lib/language/locale-of.ts';
import { undoValues } from '../../../parts/rules/undo-values.ts';
import { writtenRules } from '../../../parts/rules/written-rules.ts';

/** Every figure that prose may name, as it is written in this language: `{{feedback.commentMin}}`. */
export function proseValues(language: string) {
  const locale = localeOf(language);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const euros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return {
    account: writtenRules({ ...accountRules, challengeMinutes: securityRules.challengeMinutes }, locale),
    contact: { address: contactAddress, ...writtenRules(contactLimits, locale) },
    feedback: writtenRules(feedbackRules, locale),
    publication: writtenRules(publicationRules, locale),
    minimum: writtenRules(minimumFeedbackRules, locale),
    moderation: writtenRules({ ...moderationRules, holdHours: signalLimits.holdHours }, locale),
    newsletter: {
      ...writtenRules(newsletterRules, locale),
      doubtfulShareMax: percent.format(newsletterRules.doubtfulShareMax),
    },
    personalData: writtenRules(personalDataRules, locale),
    rating: writtenRules(ratingRules, locale),
    retention: writtenRules(retention, locale),
    support: { ...writtenRules(supportRules, locale), minimum: euros.format(supportRules.minimumEuros) },
    undo: undoValues(locale),
    unmasking: writtenRules(unmaskingRules, locale),
    value: writtenRules({ closedAfterDays: valueRules.closedAfterHours / 24 }, locale),
    validated: {
      ...writtenRules(validatedRules, locale),
      repliedShareMin: percent.format(validatedRules.repliedShareMin),
      doubtfulShareMax: percent.format(validatedRules.doubtfulShareMax),
    },
  };
}
