import { type AccessRows, anyone } from '../../../testing/access.ts';

export const validationAccess: AccessRows = {
  'validation.read': anyone(200, ({ projectId }) => ({ projectId })),
  'validation.readReach': anyone(200, () => ({})),
};
