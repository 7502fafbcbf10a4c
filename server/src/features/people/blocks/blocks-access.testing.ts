import { type AccessRows, members } from '../../../testing/access.ts';

/** Whoever is limited may keep people off as well; nobody blocks themselves. */
export const blockAccess: AccessRows = {
  'blocks.list': members(200, () => ({})),
  'blocks.add': members(204, ({ ownerName }) => ({ username: ownerName }), { owner: 422 }),
  'blocks.remove': members(204, ({ ownerName }) => ({ username: ownerName })),
};
