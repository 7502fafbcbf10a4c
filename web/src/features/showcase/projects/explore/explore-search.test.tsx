import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ExploreSearch } from './explore-search.tsx';

async function pressSlash(shortcuts: boolean) {
  const search = <ExploreSearch query="" onSearch={vi.fn()} shortcuts={shortcuts} />;
  const { user } = await renderPart(search, ['explore', 'ui']);
  await user.keyboard('/');
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search projects' });
}

test('a slash leads to the search, and is no part of it', async () => {
  const field = await pressSlash(true);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
  expect(field.getAttribute('aria-keyshortcuts')).toBe('/');
});

test('without single keys a slash means nothing, and nothing is said of one', async () => {
  const field = await pressSlash(false);
  expect(document.activeElement).not.toBe(field);
  expect(field.getAttribute('aria-keyshortcuts')).toBeNull();
  expect(field.title).toBe('');
});
