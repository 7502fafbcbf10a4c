import { type AccessRows, admins, signedIn } from '../../../testing/access.ts';

export const sanctionsAccess: AccessRows = {
  'sanctions.readStanding': signedIn(200, () => ({})),
  // Nobody here has been sanctioned, so there is nothing to appeal against.
  'sanctions.appeal': signedIn(404, () => ({
    reference: 'FL-2222-22',
    body: 'It was not mine to begin with.',
  })),
  'sanctions.listAppeals': admins(200, () => ({})),
  'sanctions.decideAppeal': admins(404, ({ newId }) => ({
    appealId: newId(),
    outcome: 'upheld',
    answer: 'The decision stays as it is.',
  })),
};
