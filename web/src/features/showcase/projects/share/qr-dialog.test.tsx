import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrDialog } from './qr-dialog.tsx';

test('the QR code of a project has its three corners inside a quiet border, on screen and in the file', () => {
  render(<QrDialog open onClose={() => undefined} name="Tidepool" url="https://a.example/x" />);
  const drawn = screen.getByRole('img');
  expect(drawn.getAttribute('viewBox')).toBe('0 0 33 33');
  const path = drawn.querySelector('path')?.getAttribute('d') ?? '';
  for (const corner of ['M4 4h', 'M28 4h', 'M4 28h']) expect(path).toContain(corner);
  for (const outside of ['M3 4h', 'M4 3h', 'M29 4h', 'M4 29h']) expect(path).not.toContain(outside);
  const file = document.querySelector('a[download]')?.getAttribute('href') ?? '';
  expect(decodeURIComponent(file)).toContain(path);
});
