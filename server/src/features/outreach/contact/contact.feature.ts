import { sendContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import * as operator from '@firstlight/contract/outreach/contact/operator.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { contactEvents } from './contact.events.ts';
import { contactJobs, mailReceipt, mailTeam } from './contact.jobs.ts';
import { contactPersonal } from './contact.personal.ts';
import { legalPageFills, readOperator } from './read-operator.ts';
import { sendMessage } from './send-message.ts';

export const contactFeature = feature({
  name: 'contact',
  routes: [route(sendContactMessage, sendMessage), route(operator.readOperator, readOperator)],
  pageFills: legalPageFills,
  events: contactEvents,
  listeners: [
    listener({
      on: contactEvents.received,
      jobs: ({ messageId }) => [mailTeam.request({ messageId }), mailReceipt.request({ messageId })],
    }),
  ],
  jobs: contactJobs,
  personal: [contactPersonal],
});
