import * as support from '@firstlight/contract/office/support/support.ts';
import * as office from '@firstlight/contract/office/support/support-office.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { hideTiming } from '../../../core/http/hide-timing.ts';
import { route } from '../../../core/http/route.ts';
import { downloadLedger } from './books/download-ledger.ts';
import { readSupport } from './books/read-support.ts';
import { readThanks } from './checkout/read-thanks.ts';
import { startCheckout } from './checkout/start-checkout.ts';
import { addCost } from './desk/add-cost.ts';
import { cancelPledge } from './desk/cancel-pledge.ts';
import { readSupportOffice } from './desk/read-support-office.ts';
import { refundPayment } from './desk/refund-payment.ts';
import { removeCost } from './desk/remove-cost.ts';
import { mailPlanLink, mailSupportReceipt, supportMails } from './emails/support.mails.ts';
import { cancelPlan } from './plans/cancel-plan.ts';
import { listOwnPlans } from './plans/list-own-plans.ts';
import { openPortal } from './plans/open-portal.ts';
import { readPlan } from './plans/read-plan.ts';
import { sendPlanLink } from './plans/send-plan-link.ts';
import { supportEvents } from './support.events.ts';
import { answerRing, endLeftPlan, findPlans, supportJobs } from './support.jobs.ts';
import { supportPersonal } from './support.personal.ts';
import { mountWebhook } from './sync/mount-webhook.ts';
import { closeYear, mailSupportYear } from './yearly/yearly.jobs.ts';

export const supportFeature = feature({
  name: 'support',
  routes: [
    route(support.startCheckout, startCheckout),
    route(support.readSupport, readSupport),
    route(support.downloadLedger, downloadLedger),
    route(support.readThanks, readThanks),
    route(support.readPlan, readPlan),
    route(support.cancelPlan, cancelPlan),
    route(support.openPortal, openPortal),
    route(support.sendPlanLink, hideTiming(sendPlanLink)),
    route(support.listOwnPlans, listOwnPlans),
    route(office.readSupportOffice, readSupportOffice),
    route(office.refundPayment, refundPayment),
    route(office.cancelPledge, cancelPledge),
    route(office.addCost, addCost),
    route(office.removeCost, removeCost),
  ],
  servedPaths: [mountWebhook],
  events: supportEvents,
  listeners: [
    listener({ on: supportEvents.arrived, jobs: ({ eventId }) => [answerRing.request({ eventId })] }),
    listener({
      on: supportEvents.received,
      jobs: ({ chargeId, pledgeId }) => [mailSupportReceipt.request({ chargeId, pledgeId })],
    }),
    listener({
      on: supportEvents.left,
      jobs: ({ subscriptionId }) => [endLeftPlan.request({ subscriptionId })],
    }),
    listener({
      on: supportEvents.linkAsked,
      jobs: ({ pledgeId, askId }) => [findPlans.request({ pledgeId, askId })],
    }),
    listener({
      on: supportEvents.planAsked,
      jobs: ({ pledgeId, askId }) => [mailPlanLink.request({ pledgeId, askId })],
    }),
    listener({
      on: supportEvents.yearEnded,
      jobs: ({ pledgeId, year }) => [mailSupportYear.request({ pledgeId, year })],
    }),
  ],
  jobs: [...supportJobs, ...supportMails, closeYear, mailSupportYear],
  personal: [supportPersonal],
});
