import {
  addPicture,
  arrangePictures,
  removePicture,
} from '@firstlight/contract/showcase/projects/project-pictures.ts';
import { call } from '../../../../lib/api/api.ts';
import type { Shown } from './use-gallery.ts';

/**
 * What was taken away first, so that there is room; then what is new; then the order and what each shows. Whatever has
 * arrived is not sent again: `sent` remembers it.
 */
export async function sendGallery(
  projectId: string,
  shown: readonly Shown[],
  sent: Map<string, string>,
): Promise<void> {
  for (const { id, isRemoved } of shown) {
    if (isRemoved && id) await call(removePicture, { projectId, pictureId: id });
  }
  const kept = shown.filter(({ isRemoved }) => !isRemoved);
  for (const { key, file } of kept) {
    if (!file || sent.has(key)) continue;
    const { picture } = await call(addPicture, { projectId, file });
    sent.set(key, picture.id);
  }
  const pictures = kept.flatMap(({ key, id = sent.get(key), alt }) => (id ? [{ id, alt: alt.trim() }] : []));
  if (pictures.length > 0) await call(arrangePictures, { projectId, pictures });
}
