import type { Figures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { rounded } from '../../../../ui/charts/scales.ts';

/** A straight piece of a line: across in percent of the width, up and down in pixels. */
export interface Piece {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

/** Where a day stands between two others, in percent. A span of one day has its day in the middle. */
export function positionOf(day: string, { from, until }: { from: string; until: string }): number {
  const span = Date.parse(until) - Date.parse(from);
  if (span <= 0) return 50;
  const part = (Date.parse(day) - Date.parse(from)) / span;
  return rounded(Math.min(1, Math.max(0, part)) * 100);
}

/** How far below the upper edge a rating stands: five suns at the top, one at the bottom. */
export function depthOf(rating: number, height: number): number {
  return rounded(((5 - Math.min(5, Math.max(1, rating))) / 4) * height);
}

/**
 * A rating stays what it is until the next feedback, so its line goes in steps: across, then up or down. Pieces
 * rather than a path, because only pieces can be placed in percent and so fit any width.
 */
export function stepsOf(history: Figures['history'], height: number): Piece[] {
  const pieces: Piece[] = [];
  let x = 0;
  let y = history.before === null ? undefined : depthOf(history.before, height);
  for (const { day, rating } of history.days) {
    const [nextX, nextY] = [positionOf(day, history), depthOf(rating, height)];
    if (y !== undefined) {
      pieces.push({ x1: x, x2: nextX, y1: y, y2: y }, { x1: nextX, x2: nextX, y1: y, y2: nextY });
    }
    [x, y] = [nextX, nextY];
  }
  if (y !== undefined) pieces.push({ x1: x, x2: 100, y1: y, y2: y });
  return pieces.filter(({ x1, x2, y1, y2 }) => x1 !== x2 || y1 !== y2);
}
