import type { Context } from '../src/core/context.ts';
import { changeCover } from '../src/features/showcase/projects/cover/change-cover.ts';
import { createDrawPng } from '../src/platform/drawing/draw-png.ts';
import * as drawings from './cover-drawings.ts';
import { memberContext } from './member-context.ts';

interface SeededCover {
  draw: () => string;
  alt: string;
}

/** By name. The others keep their generated cover. */
export const covers: Record<string, SeededCover> = {
  Tidepool: { draw: drawings.tidepool, alt: 'Four coins of different sizes resting in shallow water' },
  'Second Shelf': { draw: drawings.secondShelf, alt: 'A shelf of books, one of them pulled halfway out' },
  'Quiet Hours': { draw: drawings.quietHours, alt: 'A bar chart of one day, its calm hours glowing' },
  Swatchbook: { draw: drawings.swatchbook, alt: 'Colour cards spread like a fan' },
  'Marée basse': { draw: drawings.lowTide, alt: 'Un bateau sur le sable, la mer retirée, le soleil bas' },
  Sillage: { draw: drawings.wake, alt: 'Le chemin en pointillé d’un colis, d’étape en étape' },
  Ardoise: { draw: drawings.slate, alt: 'Une ardoise, quatre lignes à la craie et leurs prix' },
  'Trois lignes': { draw: drawings.threeLines, alt: 'Une feuille, trois lignes, la dernière en orange' },
};

const drawPng = createDrawPng();

/** Gives a project its cover by its maker's own act, where there is one for it. */
export async function seedCover(
  ctx: Context,
  project: { id: string; name: string; by: string },
): Promise<void> {
  const cover = covers[project.name];
  if (!cover) return;
  const file = await drawPng(cover.draw());
  await changeCover(await memberContext(ctx, project.by), { projectId: project.id, file });
}
