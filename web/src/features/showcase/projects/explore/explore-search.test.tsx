import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ExploreSearch } from './explore-search.tsx';

test('Explore is searched once, after the last letter', async () => {
  const onSearch = vi.fn();
  const { user } = await renderPart(<ExploreSearch query="" onSearch={onSearch} />, ['explore', 'ui']);
  await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'tide');
  await waitFor(() => expect(onSearch).toHaveBeenCalled());
  expect(onSearch.mock.calls).toEqual([['tide']]);
});
