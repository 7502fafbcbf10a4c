import { exported, impersonal, personalPart } from '../../../core/personal-part.ts';
import { deleteMakerSteps, listMakerSteps } from './maker-steps.queries.ts';

export const dashboardPersonal = personalPart({
  tables: {
    makerSteps: {
      of: 'the maker who did or saw it',
      file: 'dashboard-steps.json',
      async *rows({ db }, { id }) {
        for (const step of await listMakerSteps(db, id)) yield { step };
      },
      columns: { userId: impersonal('the account’s random id'), step: exported('doneOrSeen') },
    },
  },
  erase: (tx, { id }) => deleteMakerSteps(tx.db, id),
});
