import { randomUUID } from 'node:crypto';
import { type AccessRows, admins, anyone, signedIn } from '../../../testing/access.ts';

const token = `${randomUUID()}.${'x'.repeat(43)}`;

/** The world of the matrix has no payment provider: what would reach it says that support is not open. */
export const supportAccess: AccessRows = {
  'support.startCheckout': anyone(409, () => ({
    pledgeId: randomUUID(),
    kind: 'one_time',
    cents: 500,
    email: null,
    language: 'en',
  })),
  'support.read': anyone(200, () => ({ language: 'en' })),
  'support.downloadLedger': anyone(200, () => ({})),
  'support.readThanks': anyone(404, () => ({ token })),
  'support.readPlan': anyone(404, () => ({ token })),
  'support.cancelPlan': anyone(404, () => ({ token })),
  'support.openPortal': anyone(404, () => ({ token })),
  'support.sendLink': anyone(204, () => ({ email: 'somebody@person.example', language: 'en' })),
  'support.listOwn': signedIn(200, () => ({})),
  'support.readOffice': admins(200, () => ({})),
  'support.refund': admins(409, () => ({ chargeId: 'ch_1', reason: 'asked' })),
  'support.cancelPledge': admins(404, () => ({ pledgeId: randomUUID() })),
  'support.addCost': admins(201, () => ({
    month: '2026-10-01',
    cents: 14200,
    wordsEn: 'Servers',
    wordsFr: 'Serveurs',
  })),
  'support.removeCost': admins(404, () => ({ costId: randomUUID() })),
};
