import { aFlatPng } from '../../../platform/images/sample-pictures.testing.ts';
import { type AccessRows, anyone, members, ownerOnly } from '../../../testing/access.ts';
import { tidepool } from '../../../testing/projects/projects.ts';

export const projectAccess: AccessRows = {
  'projects.explore': anyone(200, () => ({})),
  'projects.find': anyone(200, () => ({})),
  'projects.read': anyone(200, ({ projectId }) => ({ projectId })),
  'projects.similar': anyone(200, ({ projectId }) => ({ projectId })),
  'projects.publish': members(201, () => tidepool),
  'projects.edit': ownerOnly(200, ({ projectId }) => ({ projectId, ...tidepool, name: 'Rockpool' })),
  'projects.changeVisibility': ownerOnly(204, ({ projectId }) => ({ projectId, isHidden: true })),
  'projects.remove': ownerOnly(204, ({ projectId }) => ({ projectId })),
  'projects.restore': ownerOnly(204, ({ projectId }) => ({ projectId })),
  'projects.listOwn': members(200, () => ({})),
  'projects.changeCover': ownerOnly(200, ({ projectId }) => ({ projectId, file: aFlatPng(120, 63) })),
  'projects.removeCover': ownerOnly(204, ({ projectId }) => ({ projectId })),
  'projects.addPicture': ownerOnly(201, ({ projectId }) => ({ projectId, file: aFlatPng(120, 63) })),
  'projects.arrangePictures': ownerOnly(200, ({ projectId }) => ({ projectId, pictures: [] })),
  'projects.removePicture': ownerOnly(204, ({ projectId, newId }) => ({ projectId, pictureId: newId() })),
  'projects.listDrafts': members(200, () => ({})),
  'projects.keepDraft': ownerOnly(200, ({ draftId }) => ({ draftId, name: 'Drift' })),
  'projects.readPage': members(202, ({ draftId }) => ({
    readingId: draftId,
    address: 'https://tidepool.example',
  })),
  'projects.checkPage': members(404, ({ draftId }) => ({ readingId: draftId })),
  'projects.dropDraft': ownerOnly(204, ({ draftId }) => ({ draftId })),
};
