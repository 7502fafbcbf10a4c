import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownFrom } from './shown-from.tsx';

test('the quarter of an hour is told with what may make it later', async () => {
  await renderPart(<ShownFrom of="own" moment="2020-11-16T10:15:00.000Z" />, ['feedback']);
  expect((await screen.findByText(/Everyone else/)).textContent).toMatch(
    /at \d?\d:15.*, or within 24 hours if you were just active under your own name/,
  );
});

test('a moment drawn by lot is told with its day, and why it is later', async () => {
  await renderPart(<ShownFrom of="thread" moment="2099-11-16T12:15:00.000Z" />, ['feedback']);
  expect((await screen.findByText(/under your own name/)).textContent).toMatch(
    /The maker will see this later: Monday.*:15/,
  );
});
