import { randomUUID } from 'node:crypto';
import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = ({ support }, dice) => {
  const params = { token: support.manage };
  return {
    'support.startCheckout': {
      body: {
        pledgeId: randomUUID(),
        kind: 'one_time',
        cents: 100 + dice.below(5000),
        email: null,
        language: 'fr',
      },
    },
    'support.read': {},
    'support.downloadLedger': {},
    'support.readThanks': { params: { token: support.thanks } },
    'support.readPlan': { params },
    'support.cancelPlan': { params },
    'support.openPortal': { params },
    'support.sendLink': { body: { email: 'giver@example.org', language: 'en' } },
    'support.listOwn': {},
    'support.readOffice': {},
    'support.refund': { body: { chargeId: dice.pick(support.charges), reason: 'asked' } },
    'support.cancelPledge': { params: { pledgeId: support.pledgeId } },
    'support.addCost': { body: { month: '2026-10-01', cents: 900, wordsEn: 'Mail', wordsFr: 'Courriel' } },
    'support.removeCost': { params: { costId: dice.pick(support.costs) } },
  };
};
