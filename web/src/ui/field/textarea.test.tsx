import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

function note(limit: number, text = '') {
  return (
    <Field label="Note">
      <Textarea limit={limit} defaultValue={text} />
    </Field>
  );
}

function said(): string {
  return screen.getByRole('status').textContent ?? '';
}

test('the counter appears at 80 % and not before', async () => {
  const { user } = renderUi(note(100, 'a'.repeat(79)));
  expect(screen.queryByText('79 / 100')).toBeNull();
  await user.type(screen.getByLabelText('Note'), 'a');
  expect(screen.getByText('80 / 100')).toBeTruthy();
});

test('is announced at 20 left, at none and beyond, and silent in between', async () => {
  const { user } = renderUi(note(40, 'a'.repeat(19)));
  const field = screen.getByLabelText('Note');
  expect(said()).toBe('');
  await user.type(field, 'a');
  expect(said()).toBe('20 or fewer characters left');
  await user.type(field, 'aaaaa');
  expect(said()).toBe('20 or fewer characters left');
  await user.type(field, 'a'.repeat(15));
  expect(said()).toBe('No characters left');
  await user.type(field, 'a');
  expect(said()).toBe('Over 40 characters');
  await user.type(field, 'a');
  expect(said()).toBe('Over 40 characters');
});

test('what is too long can still be typed, so that it can be shortened', async () => {
  const { user } = renderUi(note(3));
  await user.type(screen.getByLabelText('Note'), 'abcdef');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('abcdef');
  expect(screen.getByText('6 / 3')).toBeTruthy();
});

test('counts what a form library wrote into the element', () => {
  renderUi(
    <Field label="Note">
      <Textarea
        limit={10}
        ref={(element) => {
          if (element) element.value = 'ten or so.';
        }}
      />
    </Field>,
  );
  expect(screen.getByText('10 / 10')).toBeTruthy();
});

test('an error marks the field and describes it', () => {
  renderUi(
    <Field label="Note" error="Say a little more.">
      <Textarea />
    </Field>,
  );
  const field = screen.getByLabelText('Note');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Say a little more.');
});
