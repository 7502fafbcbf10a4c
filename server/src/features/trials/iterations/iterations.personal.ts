import { inPages } from '../../../core/in-pages.ts';
import { exported, impersonal, personalPart } from '../../../core/personal-part.ts';
import { type IterationRow, publishedBy } from './iterations.queries.ts';

const random = 'a random number';
const piece = 'names a note by its random id; its author is told by a notification, which is exported itself';
const figure = 'learnt from many projects, about nobody';

/** All of it hangs on projects and goes with them. A tester who leaves takes nothing from it: it names nobody. */
export const iterationsPersonal = personalPart({
  tables: {
    iterations: {
      of: 'the maker',
      file: 'iterations.json',
      rows: ({ db }, { id }) =>
        inPages<IterationRow>((last, limit) => publishedBy(db, id, { after: last?.id, limit })),
      columns: {
        id: exported('iterationId'),
        projectId: exported('projectId'),
        whatChanged: exported('text'),
        link: exported('link'),
        credited: exported('creditedNotes'),
        publishedAt: exported('publishedAt'),
        isEdited: exported('wasEdited'),
        deletedAt: exported('removedAt'),
      },
    },
    iterationFeedback: {
      of: null,
      columns: { iterationId: impersonal(random), feedbackId: impersonal(piece) },
    },
    iterationSkips: {
      of: null,
      columns: { iterationId: impersonal(random), skipId: impersonal(piece) },
    },
    skipMedians: {
      of: null,
      columns: {
        category: impersonal(figure),
        reason: impersonal(figure),
        share: impersonal(figure),
        projects: impersonal(figure),
      },
    },
  },
});
