import type { Context } from '../src/core/context.ts';
import { addPicture } from '../src/features/showcase/projects/gallery/add-picture.ts';
import { arrangePictures } from '../src/features/showcase/projects/gallery/arrange-pictures.ts';
import { createDrawPng } from '../src/platform/drawing/draw-png.ts';
import * as drawings from './gallery-drawings.ts';
import { memberContext } from './member-context.ts';

interface SeededPicture {
  draw: () => string;
  alt: string;
}

/** By name of the project. The others show their cover alone. */
const galleries: Record<string, SeededPicture[]> = {
  Tidepool: [
    { draw: drawings.fridaySplit, alt: 'A bar chart of Friday’s takings, split between three people' },
    { draw: drawings.phoneShare, alt: 'A phone showing one person’s share' },
  ],
  'Marée basse': [{ draw: drawings.phoneShare, alt: 'Un téléphone qui montre une réservation' }],
};

const drawPng = createDrawPng();

/** Adds a project's pictures by its maker's own acts, where there are some for it. */
export async function seedGallery(
  ctx: Context,
  project: { id: string; name: string; by: string },
): Promise<void> {
  const maker = await memberContext(ctx, project.by);
  const pictures: { id: string; alt: string }[] = [];
  for (const { draw, alt } of galleries[project.name] ?? []) {
    const { picture } = await addPicture(maker, { projectId: project.id, file: await drawPng(draw()) });
    pictures.push({ id: picture.id, alt });
  }
  if (pictures.length > 0) await arrangePictures(maker, { projectId: project.id, pictures });
}
