import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { HeaderSearch } from './header-search.tsx';

test('whoever searches may go on typing: the field keeps the focus, and what was looked for', async () => {
  const { user } = await renderPart(<HeaderSearch />, []);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  await user.type(field, ' tide {Enter}');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('tide');
});
