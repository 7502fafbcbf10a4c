import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrDialog } from './qr-dialog.tsx';

test('the QR code of a project has a white border on screen and in the file', () => {
  render(<QrDialog open onClose={() => undefined} name="Tidepool" url="https://a.example/x" />);
  const drawn = screen.getByRole('img');
  expect(drawn.getAttribute('viewBox')).toBe('-4 -4 33 33');
  const path = drawn.querySelector('path')?.getAttribute('d') ?? '';
  const edges = path.match(/\d+/g)?.map(Number) ?? [];
  expect([Math.min(...edges), Math.max(...edges)]).toEqual([0, 25]);
  const file = document.querySelector('a[download]')?.getAttribute('href') ?? '';
  const svg = atob(file.replace('data:image/svg+xml;base64,', ''));
  expect(svg).toContain('viewBox="-4 -4 33 33"');
  expect(svg).toContain(path);
});
