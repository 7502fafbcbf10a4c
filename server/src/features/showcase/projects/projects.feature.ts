import * as finds from '@firstlight/contract/showcase/projects/find-projects.ts';
import * as pageReadings from '@firstlight/contract/showcase/projects/page-readings.ts';
import * as covers from '@firstlight/contract/showcase/projects/project-covers.ts';
import * as drafts from '@firstlight/contract/showcase/projects/project-drafts.ts';
import * as pictures from '@firstlight/contract/showcase/projects/project-pictures.ts';
import * as projects from '@firstlight/contract/showcase/projects/projects.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { changeCover } from './cover/change-cover.ts';
import { removeCover } from './cover/remove-cover.ts';
import { dropDraft } from './drafts/drop-draft.ts';
import { listDrafts } from './drafts/list-drafts.ts';
import { storeDraft } from './drafts/store-draft.ts';
import { exploreProjects } from './explore/explore-projects.ts';
import { findProjects } from './explore/find-projects.ts';
import { similarProjects } from './explore/similar-projects.ts';
import { addPicture } from './gallery/add-picture.ts';
import { arrangePictures } from './gallery/arrange-pictures.ts';
import { dropPicture } from './gallery/drop-picture.ts';
import { askForPage } from './page-readings/ask-for-page.ts';
import { checkPage } from './page-readings/check-page.ts';
import { pageReadingsPersonal } from './page-readings/page-readings.personal.ts';
import { projectEvents } from './projects.events.ts';
import {
  forgetUnusedWords,
  projectJobs,
  readAskedPage,
  removeStoredCover,
  removeStoredPicture,
} from './projects.jobs.ts';
import { projectMetrics } from './projects.metrics.ts';
import { projectsPersonal } from './projects.personal.ts';
import { projectReportable } from './projects.reportable.ts';
import { mountPublicExports } from './public-exports/mount-public-exports.ts';
import { listFollowable } from './read/followable.queries.ts';
import { listOwnProjects } from './read/list-own-projects.ts';
import { projectPageFills } from './read/project-page-fills.ts';
import { readProject } from './read/read-project.ts';
import { changeVisibility } from './write/change-visibility.ts';
import { editProject } from './write/edit-project.ts';
import { publishProject } from './write/publish-project.ts';
import { removeProject } from './write/remove-project.ts';
import { restoreProject } from './write/restore-project.ts';

const removal = (folder: string | null) => (folder === null ? [] : [removeStoredCover.request({ folder })]);

export const projectsFeature = feature({
  name: 'projects',
  routes: [
    route(projects.exploreProjects, exploreProjects),
    route(finds.findProjects, findProjects),
    route(projects.readProject, readProject),
    route(projects.similarProjects, similarProjects),
    route(projects.publishProject, publishProject),
    route(projects.editProject, editProject),
    route(projects.changeVisibility, changeVisibility),
    route(projects.removeProject, removeProject),
    route(projects.restoreProject, restoreProject),
    route(projects.listOwnProjects, listOwnProjects),
    route(covers.changeCover, changeCover),
    route(covers.removeCover, removeCover),
    route(pictures.addPicture, addPicture),
    route(pictures.arrangePictures, arrangePictures),
    route(pictures.removePicture, dropPicture),
    route(drafts.listDrafts, listDrafts),
    route(drafts.storeDraft, storeDraft),
    route(drafts.dropDraft, dropDraft),
    route(pageReadings.askForPage, askForPage),
    route(pageReadings.readPageReading, checkPage),
  ],
  servedPaths: [mountPublicExports],
  pageFills: projectPageFills,
  events: projectEvents,
  listeners: [
    listener({ on: projectEvents.coverChanged, jobs: ({ replaced }) => removal(replaced) }),
    listener({
      on: projectEvents.pictureRemoved,
      jobs: ({ folder }) => [removeStoredPicture.request({ folder })],
    }),
    listener({
      on: projectEvents.pageAsked,
      jobs: ({ id, ownerId, replaced }) => [readAskedPage.request({ id, ownerId }), ...removal(replaced)],
    }),
    listener({ on: projectEvents.purged, jobs: ({ coverKey }) => removal(coverKey) }),
    listener({ on: projectEvents.allErased, jobs: () => [forgetUnusedWords.request({})] }),
  ],
  liveTopics: [{ name: 'project', mayListen: ({ db }, asked) => listFollowable(db, asked) }],
  jobs: projectJobs,
  metrics: projectMetrics,
  personal: [projectsPersonal, pageReadingsPersonal],
  reportables: [projectReportable],
});
