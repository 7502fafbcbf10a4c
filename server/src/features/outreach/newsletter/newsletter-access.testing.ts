import { type AccessRows, admins, anyone } from '../../../testing/access.ts';

const wish = { frequency: 'weekly', interests: ['food'], language: 'en' };

export const newsletterAccess: AccessRows = {
  'newsletter.read': anyone(200, () => ({})),
  'newsletter.readOffice': admins(200, () => ({})),
  'newsletter.setSending': admins(409, () => ({ number: 1, isStopped: true })),
  'newsletter.subscribe': anyone(200, () => ({ ...wish, email: 'somebody@person.example' })),
  'newsletter.requestLink': anyone(204, () => ({ email: 'somebody@person.example' })),
  'newsletter.confirm': anyone(200, () => ({ token: 'not-a-link-of-ours' })),
  'newsletter.readSubscription': anyone(200, () => ({})),
  'newsletter.change': anyone(404, () => ({ frequency: 'monthly' })),
};
