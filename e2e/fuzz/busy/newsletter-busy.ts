import { type BusyRequests, letterWish } from './busy-pair.ts';

export const requests: BusyRequests = ({ maker }, dice) => ({
  'newsletter.read': {},
  'newsletter.readOffice': {},
  'newsletter.setSending': { params: { number: '1' }, body: { isStopped: dice.below(2) === 0 } },
  'newsletter.subscribe': { body: letterWish, by: maker },
  'newsletter.requestLink': { body: { email: 'reader@person.example' } },
  'newsletter.confirm': { body: { token: 'not-a-link-of-ours' } },
  'newsletter.readSubscription': { body: {} },
  'newsletter.change': { body: { frequency: 'monthly' }, by: maker },
});
