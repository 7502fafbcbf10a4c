import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../ui/testing/render-ui.tsx';
import { Rating } from './rating.tsx';

function Held({ start, disabled = false }: { start: number | null; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return <Rating label="Your rating" value={value} onChange={setValue} disabled={disabled} />;
}

function chosen(): string | null | undefined {
  const suns = screen.getAllByRole('radio');
  return suns.find((sun) => sun.getAttribute('aria-checked') === 'true')?.getAttribute('aria-label');
}

test('is one stop for the keyboard, and arrows choose', async () => {
  const { user } = renderUi(<Held start={3} />);
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeTruthy();
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('3 out of 5');
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('4 out of 5');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toBe('2 out of 5');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('starts with nothing chosen, and a press chooses', async () => {
  const { user } = renderUi(<Held start={null} />);
  expect(chosen()).toBeUndefined();
  await user.click(screen.getByRole('radio', { name: '5 out of 5' }));
  expect(chosen()).toBe('5 out of 5');
  expect(screen.getByText('5/5')).toBeTruthy();
});

test('does not change while disabled', async () => {
  const { user } = renderUi(<Held start={2} disabled />);
  await user.click(screen.getByRole('radio', { name: '5 out of 5' }));
  expect(chosen()).toBe('2 out of 5');
});
