import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { createI18n } from '../../lib/language/i18n.ts';
import { UnexpectedError } from './unexpected-error.tsx';

test('when the shell itself breaks, the router says so and offers a way home that needs no router', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Shell = () => {
    throw new Error('no floor to stand on');
  };
  const router = createMemoryRouter([{ path: '/', Component: Shell, ErrorBoundary: UnexpectedError }]);
  render(
    <I18nextProvider i18n={await createI18n('en')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeTruthy();
  expect(await screen.findByText('Error: no floor to stand on')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});
