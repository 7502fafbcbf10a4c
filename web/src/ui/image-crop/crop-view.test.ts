import { describe, expect, it } from 'vitest';
import { cutOf, heldInside, moved, wholeView, zoomed, zoomMax } from './crop-view.ts';

const wide = { width: 1000, height: 500 };
const tall = { width: 400, height: 900 };
const cover = 1200 / 630;

describe('the part that is cut', () => {
  it('is as much as fits, from the middle', () => {
    expect(cutOf(wide, 1, wholeView)).toEqual({ left: 250, top: 0, width: 500, height: 500 });
    expect(cutOf(tall, 1, wholeView)).toEqual({ left: 0, top: 250, width: 400, height: 400 });
  });

  it('keeps the frame’s shape, whatever the picture’s', () => {
    for (const picture of [wide, tall]) {
      for (const aspect of [1, cover, 0.5]) {
        const { width, height } = cutOf(picture, aspect, { ...wholeView, zoom: 1.7 });
        expect(width / height).toBeCloseTo(aspect);
      }
    }
  });

  it('never reaches beyond the picture, wherever one moves and zooms', () => {
    for (const picture of [wide, tall]) {
      for (const aspect of [1, cover]) {
        let view = wholeView;
        for (let step = 0; step < 200; step++) {
          view = moved(picture, aspect, view, { x: Math.sin(step) * 3, y: Math.cos(step * 2) * 3 });
          view = zoomed(picture, aspect, view, 0.5 + (step % 7) / 3);
          const { left, top, width, height } = cutOf(picture, aspect, view);
          expect(Math.min(left, top)).toBeGreaterThan(-1e-6);
          expect(left + width).toBeLessThan(picture.width + 1e-6);
          expect(top + height).toBeLessThan(picture.height + 1e-6);
        }
      }
    }
  });
});

it('moves by parts of the frame, so that a step is as far near as from afar', () => {
  const near = { x: 0.5, y: 0.5, zoom: 2 };
  expect(cutOf(wide, 1, moved(wide, 1, near, { x: 0.2, y: 0 })).left).toBeCloseTo(425);
  expect(cutOf(wide, 1, moved(wide, 1, wholeView, { x: 0.2, y: 0 })).left).toBeCloseTo(350);
});

it('zooms between all of it and near', () => {
  expect(zoomed(wide, 1, wholeView, 0.1).zoom).toBe(1);
  expect(zoomed(wide, 1, wholeView, 100).zoom).toBe(zoomMax);
  expect(heldInside(wide, 1, { x: 5, y: -5, zoom: 1 })).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
});
