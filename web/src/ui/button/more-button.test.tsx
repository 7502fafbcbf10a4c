import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { apiError } from '../../lib/api/api-error.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { MoreButton } from './more-button.tsx';

function Pages() {
  const [rows, setRows] = useState(2);
  const list = { hasNextPage: rows < 4, isFetchingNextPage: false, fetchNextPage: () => setRows(4) };
  return (
    <>
      <ul>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>Row {row + 1}</li>
        ))}
      </ul>
      <MoreButton list={list}>More</MoreButton>
    </>
  );
}

test('whoever asks for the last page goes on at its first row', async () => {
  const { user } = renderUi(<Pages />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Row 3');
});

test('what could not be fetched is said, and the button tries again', () => {
  const list = {
    hasNextPage: true,
    isFetchingNextPage: false,
    fetchNextPage: () => undefined,
    isFetchNextPageError: true,
    error: apiError({ kind: 'offline' }),
  };
  renderUi(<MoreButton list={list}>More</MoreButton>);
  expect(screen.getByRole('alert').textContent).toMatch(/offline/i);
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
});
