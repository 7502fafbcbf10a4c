import { describe, expect, it } from 'vitest';
import { keepDrawn, loadDrawPage, type PageToDraw } from './draw-page.ts';

const page = (found: number): PageToDraw => ({ address: '/explore', language: 'en', firstData: { found } });

function counted() {
  let time = 0;
  let drawn = 0;
  const draw = keepDrawn(
    () => new Date(time),
    async ({ firstData }) => {
      drawn += 1;
      return `${firstData['found']}, drawn as number ${drawn}`;
    },
  );
  const pass = (ms: number) => {
    time += ms;
  };
  return { draw, pass };
}

describe('a page drawn by the server', () => {
  it('is drawn once for the same data, and anew for other data, another language or another address', async () => {
    const { draw } = counted();
    expect(await draw(page(7))).toBe('7, drawn as number 1');
    expect(await draw(page(7))).toBe('7, drawn as number 1');
    expect(await draw(page(8))).toBe('8, drawn as number 2');
    expect(await draw({ ...page(7), language: 'fr' })).toBe('7, drawn as number 3');
    expect(await draw({ ...page(7), address: '/explore?sort=rating' })).toBe('7, drawn as number 4');
  });

  it('is drawn anew after a minute, as it says how long ago things were', async () => {
    const { draw, pass } = counted();
    await draw(page(7));
    pass(59_999);
    expect(await draw(page(7))).toBe('7, drawn as number 1');
    pass(1);
    expect(await draw(page(7))).toBe('7, drawn as number 2');
  });

  it('is forgotten for the 200 that were drawn after it', async () => {
    const { draw } = counted();
    for (let found = 1; found <= 201; found += 1) await draw(page(found));
    expect(await draw(page(2))).toBe('2, drawn as number 2');
    expect(await draw(page(1))).toBe('1, drawn as number 202');
  });

  it('is left to the browser where the web was built without it', async () => {
    const draw = await loadDrawPage(
      '/nowhere/dist',
      () => new Date(),
      () => expect.unreachable(),
    );
    expect(await draw(page(7))).toBe('');
  });
});
