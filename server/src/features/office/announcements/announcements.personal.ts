import { impersonal, personalPart } from '../../../core/personal-part.ts';

const said = 'what the site says to everybody';

/** Nobody is named as its author, so nothing of it is exported or forgotten. */
export const announcementsPersonal = personalPart({
  tables: {
    announcements: {
      of: null,
      columns: {
        isTheOne: impersonal(said),
        en: impersonal(said),
        fr: impersonal(said),
        until: impersonal(said),
      },
    },
  },
  erase: async () => undefined,
});
