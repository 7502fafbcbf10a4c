import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScrollTable } from './scroll-table.tsx';

const rows = (
  <tbody>
    <tr>
      <td>3</td>
    </tr>
  </tbody>
);

test('a table that scrolls is a named place, and the keyboard reaches it', () => {
  render(<ScrollTable label="Decisions, scrolls sideways">{rows}</ScrollTable>);
  const place = screen.getByRole('region', { name: 'Decisions, scrolls sideways' });
  place.focus();
  expect(document.activeElement).toBe(place);
  expect(within(place).getByRole('table')).toBeTruthy();
});

test('a table that scrolls can take its name from the heading above it', () => {
  render(
    <>
      <h2 id="why">Why people skip</h2>
      <ScrollTable labelledBy="why">{rows}</ScrollTable>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Why people skip' })).toBeTruthy();
});
