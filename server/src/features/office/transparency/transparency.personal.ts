import { impersonal, personalPart } from '../../../core/personal-part.ts';

const figure = 'rounded sums over everybody, of a quarter that is over';

/** Figures lead to nobody, so nothing of them is exported or forgotten. */
export const transparencyPersonal = personalPart({
  tables: {
    transparencyQuarters: {
      of: null,
      columns: {
        startsOn: impersonal(figure),
        countedAt: impersonal(figure),
        figures: impersonal(figure),
      },
    },
  },
  erase: async () => undefined,
});
