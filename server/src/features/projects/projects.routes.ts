import * as covers from '@firstlight/contract/project-covers.ts';
import * as drafts from '@firstlight/contract/project-drafts.ts';
import * as projects from '@firstlight/contract/projects.ts';
import { route } from '../../core/http/route.ts';
import { changeCover } from './change-cover.ts';
import { changeVisibility } from './change-visibility.ts';
import { dropDraft } from './drop-draft.ts';
import { editProject } from './edit-project.ts';
import { exploreProjects } from './explore-projects.ts';
import { keepDraft } from './keep-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { listOwnProjects } from './list-own-projects.ts';
import { publishProject } from './publish-project.ts';
import { readProject } from './read-project.ts';
import { removeCover } from './remove-cover.ts';
import { removeProject } from './remove-project.ts';
import { restoreProject } from './restore-project.ts';
import { similarProjects } from './similar-projects.ts';

export const projectRoutes = [
  route(projects.exploreProjects, exploreProjects),
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
  route(drafts.listDrafts, listDrafts),
  route(drafts.keepDraft, keepDraft),
  route(drafts.dropDraft, dropDraft),
];
