import { type BusyRequests, letterWish, sentOn } from './busy-pair.ts';

export const requests: BusyRequests = ({ maker }) => ({
  'newsletter.read': {},
  'newsletter.listIssues': {},
  'newsletter.readIssue': { params: { date: sentOn } },
  'newsletter.subscribe': { body: letterWish, by: maker },
  'newsletter.requestLink': { body: { email: 'reader@person.example' } },
  'newsletter.confirm': { body: { token: 'not-a-link-of-ours' } },
  'newsletter.readSubscription': { body: {} },
  'newsletter.change': { body: { frequency: 'monthly' }, by: maker },
});
