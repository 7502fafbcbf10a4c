import { inPages } from '../../../core/in-pages.ts';
import { exported, personalPart, words } from '../../../core/personal-part.ts';
import { type IterationRow, publishedBy } from './iterations.queries.ts';

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
        whatChanged: words('text'),
        link: words('link'),
        credited: exported('creditedNotes'),
        publishedAt: exported('publishedAt'),
        isEdited: exported('wasEdited'),
        deletedAt: exported('removedAt'),
        takenDownAt: exported('takenDownAt'),
      },
    },
  },
});
