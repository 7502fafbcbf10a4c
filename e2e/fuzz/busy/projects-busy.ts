import { anotherProject, type BusyRequests, project } from './busy-pair.ts';

export const requests: BusyRequests = (pair, dice) => {
  const { draftId } = pair;
  const first = { params: { projectId: pair.projects[0] ?? '' } };
  const other = { params: { projectId: anotherProject(pair, dice) } };
  return {
    'projects.find': {},
    'projects.listOwn': {},
    'projects.listDrafts': {},
    'projects.publish': { body: project },
    'projects.read': first,
    'projects.edit': { ...first, body: project },
    'projects.changeVisibility': other,
    'projects.remove': other,
    'projects.restore': other,
    'projects.changeCover': first,
    'projects.removeCover': first,
    'projects.addPicture': first,
    'projects.arrangePictures': { ...first, body: { pictures: [] } },
    'projects.removePicture': { params: { ...first.params, pictureId: draftId } },
    'projects.keepDraft': { params: { draftId }, body: { name: 'Half a thought' } },
    'projects.dropDraft': { params: { draftId } },
    'projects.readPage': { params: { readingId: draftId }, body: { address: 'https://tidepool.example/' } },
    'projects.checkPage': { params: { readingId: draftId } },
  };
};
