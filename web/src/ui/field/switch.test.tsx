import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Switch } from './switch.tsx';

test('moves at once, and goes back with a word when saving fails', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const saving = new Promise((_, reject) => {
    fail = reject;
  });
  const { user } = renderUi(<Switch label="Visible" checked={false} onChange={() => saving} />);
  const control = screen.getByRole('switch', { name: 'Visible' });
  await user.click(control);
  expect(control.getAttribute('aria-checked')).toBe('true');
  fail(new Error('offline'));
  expect(await screen.findByText('Not saved. Nothing has changed.')).toBeTruthy();
  expect(control.getAttribute('aria-checked')).toBe('false');
});
