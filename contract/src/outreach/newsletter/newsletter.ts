import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { categories } from '../../showcase/projects/categories.ts';
import { contactLimits } from '../contact/contact-limits.ts';

export const errors = {
  'newsletter.not_subscribed': 404,
} as const;

export const letterFrequencies = ['weekly', 'monthly'] as const;
export type LetterFrequency = (typeof letterFrequencies)[number];

const interests = z.array(z.enum(categories)).check(
  z.maxLength(categories.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
);
const email = z.string().check(z.trim(), z.maxLength(contactLimits.email), z.email());
/** From a mail of ours: it opens one subscription, for one purpose. A link that was cut short opens nothing, and is no bad form. */
const token = z.string().check(z.maxLength(200));

export const letterWish = z.strictObject({
  /** Left out by members: theirs is meant, which they have confirmed already. */
  email: z.optional(email),
  frequency: z.enum(letterFrequencies),
  interests,
  language: z.enum(languages),
});
export type LetterWish = z.infer<typeof letterWish>;

const subscription = z.object({
  /** Shortened: whoever has the link is not told the whole address. */
  address: z.string(),
  frequency: z.enum([...letterFrequencies, 'off']),
  interests: z.array(z.enum(categories)),
  language: z.enum(languages),
  /** The day on which it was confirmed. */
  since: z.nullable(z.iso.date()),
  nextAt: z.nullable(z.iso.datetime()),
});
export type Subscription = z.infer<typeof subscription>;

export const subscribeToNewsletter = endpoint({
  name: 'newsletter.subscribe',
  method: 'POST',
  path: '/api/newsletter/subscriptions',
  summary: 'Ask for the newsletter. Every address gets the same answer; a mail asks it to confirm.',
  access: 'anyone',
  body: letterWish,
  status: 200,
  response: z.object({ state: z.enum(['check_inbox', 'subscribed']) }),
  limit: 'newsletter.subscribe',
});

export const requestNewsletterLink = endpoint({
  name: 'newsletter.requestLink',
  method: 'POST',
  path: '/api/newsletter/links',
  summary:
    'Ask for a link to change or leave. It is mailed to subscribers; every address gets the same answer.',
  access: 'anyone',
  body: z.strictObject({ email }),
  status: 204,
  limit: 'newsletter.link',
});

export const confirmNewsletter = endpoint({
  name: 'newsletter.confirm',
  method: 'POST',
  path: '/api/newsletter/confirmations',
  summary: 'Confirm an address by the link that was mailed to it. Null: the link works no longer.',
  access: 'anyone',
  body: z.strictObject({ token }),
  status: 200,
  response: z.object({ manageToken: z.nullable(z.string()) }),
  limit: 'newsletter.manage',
});

export const readNewsletterSubscription = endpoint({
  name: 'newsletter.readSubscription',
  method: 'POST',
  path: '/api/newsletter/subscription/readings',
  summary: 'One subscription: by the link of a mail, or the one of the member who asks. Null: there is none.',
  access: 'anyone',
  body: z.strictObject({ token: z.optional(token) }),
  status: 200,
  response: z.object({ subscription: z.nullable(subscription) }),
  limit: 'newsletter.manage',
});

export const changeNewsletter = endpoint({
  name: 'newsletter.change',
  method: 'PATCH',
  path: '/api/newsletter/subscription',
  summary:
    'Change how often, about what and in which language, or leave: by the link of a mail, or as a member.',
  access: 'anyone',
  body: z.strictObject({
    token: z.optional(token),
    frequency: z.optional(z.enum([...letterFrequencies, 'off'])),
    interests: z.optional(interests),
    language: z.optional(z.enum(languages)),
  }),
  status: 200,
  response: subscription,
  errors: ['newsletter.not_subscribed'],
  limit: 'newsletter.manage',
});

export const readNewsletter = endpoint({
  name: 'newsletter.read',
  method: 'GET',
  path: '/api/newsletter',
  summary: 'When the next letters leave.',
  access: 'anyone',
  status: 200,
  response: z.object({ nextWeekly: z.iso.datetime(), nextMonthly: z.iso.datetime() }),
});
