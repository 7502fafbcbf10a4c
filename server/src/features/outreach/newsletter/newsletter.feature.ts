import {
  changeNewsletter,
  confirmNewsletter,
  readNewsletter,
  readNewsletterSubscription,
  requestNewsletterLink,
  subscribeToNewsletter,
} from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import {
  readNewsletterOffice,
  setNewsletterSending,
} from '@firstlight/contract/outreach/newsletter/newsletter-office.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { hideTiming } from '../../../core/http/hide-timing.ts';
import { route } from '../../../core/http/route.ts';
import { readNextLetters } from './issue/read-next-letters.ts';
import { newsletterEvents } from './newsletter.events.ts';
import { mailLink, newsletterJobs, sendLetters } from './newsletter.jobs.ts';
import { newsletterMetrics } from './newsletter.metrics.ts';
import { newsletterPersonal } from './newsletter.personal.ts';
import { readLetterOffice } from './office/read-letter-office.ts';
import { setSending } from './office/set-sending.ts';
import { newsletterMailboxes } from './reports/newsletter-mailboxes.ts';
import { suppressByHand } from './reports/suppress-by-hand.ts';
import { changeSubscription } from './subscription/change-subscription.ts';
import { confirmSubscription } from './subscription/confirm-subscription.ts';
import { mountUnsubscribe } from './subscription/mount-unsubscribe.ts';
import { readSubscription } from './subscription/read-subscription.ts';
import { requestLink } from './subscription/request-link.ts';
import { subscribe } from './subscription/subscribe.ts';

export const newsletterFeature = feature({
  name: 'newsletter',
  routes: [
    route(readNewsletter, readNextLetters),
    route(readNewsletterOffice, readLetterOffice),
    route(setNewsletterSending, setSending),
    route(subscribeToNewsletter, hideTiming(subscribe)),
    route(requestNewsletterLink, hideTiming(requestLink)),
    route(confirmNewsletter, confirmSubscription),
    route(readNewsletterSubscription, readSubscription),
    route(changeNewsletter, changeSubscription),
  ],
  servedPaths: [mountUnsubscribe],
  events: newsletterEvents,
  listeners: [
    listener({
      on: newsletterEvents.linkWanted,
      jobs: ({ subscriptionId, wish, mailId }) => [mailLink.request({ subscriptionId, wish, mailId })],
    }),
    listener({
      on: newsletterEvents.sliceQueued,
      jobs: ({ issue, slice }) => [sendLetters.request({ issue, slice })],
    }),
  ],
  jobs: newsletterJobs,
  metrics: newsletterMetrics,
  personal: [newsletterPersonal],
  mailboxes: newsletterMailboxes,
  commands: {
    suppress: (ctx, [address = '']) => suppressByHand(ctx, address),
  },
});
