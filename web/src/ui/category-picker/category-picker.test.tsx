import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from '../field/field.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { CategoryPicker } from './category-picker.tsx';

const options = ['Art', 'Food', 'Health', 'Local'].map((label) => ({ value: label.toLowerCase(), label }));

function Held({ start }: { start: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="Categories">
        <CategoryPicker options={options} value={value} onChange={setValue} max={3} />
      </Field>
      <output>{value.join(' ')}</output>
    </>
  );
}

function kept(): string | null {
  return document.querySelector('output')?.textContent ?? null;
}

test('takes choices up to the limit', async () => {
  const { user } = renderUi(<Held start={['art']} />);
  await user.click(screen.getByRole('combobox', { name: 'Categories' }));
  await user.click(await screen.findByRole('option', { name: 'Food' }));
  expect(kept()).toBe('art food');
  expect(screen.getByText('2 of 3 chosen')).toBeTruthy();
});

test('refuses one more than the limit, and says why', async () => {
  const { user } = renderUi(<Held start={['art', 'food', 'health']} />);
  await user.click(screen.getByRole('combobox', { name: 'Categories' }));
  const fourth = await screen.findByRole('option', { name: 'Local' });
  expect(fourth.getAttribute('aria-disabled')).toBe('true');
  await user.click(fourth);
  expect(kept()).toBe('art food health');
  expect(screen.getAllByText(/You’ve chosen 3, the maximum/).length).toBeGreaterThan(0);
});

test('removing one makes room again', async () => {
  const { user } = renderUi(<Held start={['art', 'food', 'health']} />);
  await user.click(screen.getByRole('button', { name: 'Remove Food' }));
  expect(kept()).toBe('art health');
  await user.click(screen.getByRole('combobox', { name: 'Categories' }));
  await user.click(await screen.findByRole('option', { name: 'Local' }));
  expect(kept()).toBe('art health local');
});

test('the list closes when focus moves on, and hides nothing else from readers meanwhile', async () => {
  const { user } = renderUi(
    <>
      <Held start={[]} />
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
  const input = screen.getByRole('combobox', { name: 'Categories' });
  await user.click(input);
  await screen.findByRole('listbox');
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeTruthy();

  await user.tab();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the button at its end opens and closes the list', async () => {
  const { user } = renderUi(<Held start={[]} />);
  const button = screen.getByRole('button', { name: 'Categories' });
  await user.click(button);
  await screen.findByRole('listbox');
  await user.click(button);
  expect(screen.queryByRole('listbox')).toBeNull();
});
