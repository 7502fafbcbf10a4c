import { pictureKeys } from '../../../core/files/store-picture.ts';
import { exported, impersonal, personalPart, withheld, words } from '../../../core/personal-part.ts';
import { coverSizes } from './cover/cover-addresses.ts';
import { pictureSizes } from './gallery/picture-addresses.ts';
import { draftsOf, editsOf, picturesOf, projectsOf } from './personal-rows.queries.ts';
import { projectEvents } from './projects.events.ts';
import { refreshListing } from './ratings/refresh-listing.ts';
import { markAllDeleted } from './write/projects.queries.ts';
import { purgeProjectsOf } from './write/purge-projects.ts';

const maker = 'the maker';
const pointer = 'names the account by its random id';
const random = 'a random number';
const figure = 'a figure about a project, counted from what others did';
const copy = 'copied from the project, which is exported itself';

export const projectsPersonal = personalPart({
  tables: {
    projects: {
      of: maker,
      file: 'projects.json',
      rows: projectsOf,
      columns: {
        id: exported('projectId'),
        ownerId: impersonal(pointer),
        name: words('name'),
        tagline: words('tagline'),
        description: words('description'),
        summary: withheld('the opening of the description, which is exported itself'),
        link: words('link'),
        callToActionUrl: words('callToActionLink'),
        categories: exported('categories'),
        demoType: exported('demoType'),
        language: exported('language'),
        coverKey: withheld('where the picture lies, which is exported itself'),
        coverAlt: words('coverDescription'),
        questions: words('questions'),
        questionsBefore: words('questionsBefore'),
        cardQuestion: words('yesOrNoQuestion'),
        cardCounted: withheld('the question that answers are counted of, which is exported itself'),
        cardYes: impersonal(figure),
        cardNo: impersonal(figure),
        videoLink: words('videoLink'),
        publishedAt: exported('publishedAt'),
        editedAt: exported('editedAt'),
        hiddenAt: exported('hiddenAt'),
        deletedAt: exported('deletedAt'),
        suspendedAt: exported('suspendedAt'),
      },
    },
    projectDrafts: {
      of: maker,
      file: 'project-drafts.json',
      rows: draftsOf,
      columns: {
        id: impersonal(random),
        ownerId: impersonal(pointer),
        content: exported('content'),
        updatedAt: exported('keptAt'),
      },
    },
    projectEdits: {
      of: maker,
      file: 'project-edits.json',
      rows: editsOf,
      columns: { projectId: exported('projectId'), editedOn: exported('day') },
    },
    projectPictures: {
      of: maker,
      file: 'project-pictures.json',
      rows: picturesOf,
      columns: {
        id: exported('pictureId'),
        projectId: exported('projectId'),
        folder: withheld('where the picture lies, which is exported itself'),
        width: impersonal('how wide the picture is, which is exported itself'),
        height: impersonal('how high the picture is, which is exported itself'),
        alt: words('description'),
        place: exported('place'),
        addedAt: exported('addedAt'),
      },
    },
    projectStats: {
      of: null,
      columns: {
        projectId: impersonal(random),
        ownerId: impersonal(pointer),
        categories: impersonal(copy),
        language: impersonal(copy),
        publishedAt: impersonal(copy),
        listed: impersonal('whether lists may show it, which follows from the project'),
        feedbackCount: impersonal(figure),
        skipCount: impersonal(figure),
        ratingSum: impersonal(figure),
        rating: impersonal(figure),
        validated: impersonal(figure),
      },
    },
    projectSearch: {
      of: maker,
      columns: {
        projectId: impersonal(random),
        publishedAt: impersonal(copy),
        words: withheld(copy),
      },
    },
    searchWords: {
      of: null,
      columns: { word: impersonal('a word by itself, which goes when no project uses it any more') },
    },
    ratingMean: {
      of: null,
      columns: {
        isOnly: impersonal('says that there is one row'),
        mean: impersonal('a figure about all projects'),
      },
    },
  },
  async *pictures(ctx, person) {
    for await (const { id, coverKey } of projectsOf(ctx, person)) {
      const [largest] = coverKey === null ? [] : pictureKeys(coverKey, coverSizes);
      if (largest) yield { name: `pictures/cover-of-${id}.webp`, key: largest };
    }
    for await (const { id, folder } of picturesOf(ctx, person)) {
      const [largest] = pictureKeys(folder, pictureSizes);
      if (largest) yield { name: `pictures/picture-${id}.webp`, key: largest };
    }
  },
  async erase(tx, { id }) {
    const projectIds = await markAllDeleted(tx.db, id, tx.now());
    await refreshListing(tx, { ownerId: id });
    for (const projectId of projectIds) tx.record(projectEvents.removed, { projectId });
  },
  /** With them goes what others wrote about them. */
  eraseRest: purgeProjectsOf,
});
