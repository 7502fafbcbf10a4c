import { pictureKeys } from '../../../core/files/store-picture.ts';
import type { Reportable } from '../../../core/reportable.ts';
import { coverSizes } from './cover/cover-addresses.ts';
import { pictureSizes } from './gallery/picture-addresses.ts';
import { listPictures } from './gallery/pictures.queries.ts';
import { projectEvents } from './projects.events.ts';
import { refreshListing } from './ratings/refresh-listing.ts';
import { findVisibleProject } from './visible-project.ts';
import { findStoredProject, setTakenDown } from './write/taken-down.queries.ts';

export const projectReportable: Reportable = {
  kind: 'project',
  covers: [
    'projects.name',
    'projects.tagline',
    'projects.description',
    'projects.link',
    'projects.callToActionUrl',
    'projects.coverAlt',
    'projects.questions',
    'projects.questionsBefore',
    'projects.cardQuestion',
    'projects.videoLink',
    'projectPictures.alt',
  ],
  async find({ db, actor }, id) {
    const found = await findVisibleProject(db, actor, id);
    return found && found.suspendedAt === null ? id : undefined;
  },
  async snapshot({ db }, id) {
    const found = await findStoredProject(db, id);
    if (!found) return undefined;
    const { name, tagline, description, link, callToActionUrl, videoLink, coverAlt, coverKey } = found;
    const pictures = await listPictures(db, id);
    const said = [name, tagline, description, link, callToActionUrl, videoLink, coverAlt];
    const words = [...said, ...pictures.map(({ alt }) => alt), ...found.questions, found.cardQuestion];
    return {
      words: words.filter(Boolean).join('\n\n'),
      surroundings: '',
      pictures: [
        ...(coverKey === null ? [''] : largestOf(coverKey, coverSizes)),
        ...pictures.flatMap(({ folder }) => largestOf(folder, pictureSizes)),
      ],
      author: found.ownerId,
      number: null,
      aboutId: id,
      writtenAt: found.publishedAt,
      isTakenDown: found.suspendedAt !== null,
    };
  },
  async isBy({ db }, id, userId) {
    return (await findStoredProject(db, id))?.ownerId === userId;
  },
  async takeDown(tx, id, isTaken) {
    if (!(await setTakenDown(tx.db, id, isTaken ? tx.now() : null))) return;
    await refreshListing(tx, { projectId: id });
    tx.record(projectEvents.visibilityChanged, { projectId: id });
  },
};

const largestOf = (folder: string, sizes: typeof pictureSizes) => pictureKeys(folder, sizes).slice(0, 1);
