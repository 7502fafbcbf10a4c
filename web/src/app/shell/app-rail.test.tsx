import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { AppRail } from './app-rail.tsx';

test('made narrow, the rail keeps the names of its links and stays so on the next visit', async () => {
  const first = await renderPart(<AppRail />, []);
  await first.user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(screen.getByRole('link', { name: 'Feed' })).toBeTruthy();
  first.unmount();

  const second = await renderPart(<AppRail />, []);
  await second.user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  expect(localStorage.getItem('rail')).toBeNull();
});
