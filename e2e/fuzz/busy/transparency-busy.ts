import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = ({ sanctions: { references } }, dice) => ({
  'transparency.read': {},
  'transparency.download': {},
  'transparency.findReceipt': { params: { reference: dice.pick(references) } },
});
