import { type AccessRows, anyone } from '../../../testing/access.ts';

export const transparencyAccess: AccessRows = {
  'transparency.read': anyone(200, () => ({})),
  'transparency.download': anyone(200, () => ({})),
  // Nobody here has been sanctioned or has reported.
  'transparency.findReceipt': anyone(404, () => ({ reference: 'FL-2222-22' })),
};
