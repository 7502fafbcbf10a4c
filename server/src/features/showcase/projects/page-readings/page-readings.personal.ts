import { exported, impersonal, personalPart, withheld } from '../../../../core/personal-part.ts';
import { projectEvents } from '../projects.events.ts';
import { deleteReadingOf, readingsOf } from './page-readings.queries.ts';

export const pageReadingsPersonal = personalPart({
  tables: {
    pageReadings: {
      of: 'the maker',
      file: 'page-readings.json',
      rows: readingsOf,
      columns: {
        ownerId: impersonal('names the account by its random id'),
        id: impersonal('a random number'),
        address: exported('address'),
        state: exported('state'),
        name: exported('name'),
        tagline: exported('tagline'),
        pictureKey: withheld('where a picture of that page lies, for a day'),
        askedAt: exported('askedAt'),
      },
    },
  },
  async erase(tx, { id }) {
    for (const { pictureKey } of await deleteReadingOf(tx.db, id)) {
      tx.record(projectEvents.purged, { coverKey: pictureKey });
    }
  },
});
