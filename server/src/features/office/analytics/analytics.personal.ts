import { impersonal, personalPart } from '../../../core/personal-part.ts';

const figure = 'sums over all accounts, without names or ids';

/** Figures lead to nobody, so nothing of them is exported or forgotten. */
export const analyticsPersonal = personalPart({
  tables: {
    metricFigures: {
      of: null,
      columns: {
        metric: impersonal(figure),
        day: impersonal(figure),
        of: impersonal(figure),
        value: impersonal(figure),
      },
    },
    metricCounts: {
      of: null,
      columns: { metric: impersonal(figure), day: impersonal(figure), countedAt: impersonal(figure) },
    },
  },
  erase: async () => undefined,
});
