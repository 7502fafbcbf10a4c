import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = ({ tester, sanctions: { references, appeals } }, dice) => ({
  'sanctions.readStanding': {},
  'sanctions.listAppeals': {},
  'sanctions.appeal': {
    by: tester,
    params: { reference: dice.pick(references) },
    body: { body: 'It was not what it looks like.' },
  },
  'sanctions.decideAppeal': {
    params: { appealId: dice.pick(appeals) },
    body: { outcome: 'overturned', answer: 'You were right, and we were not.' },
  },
});
