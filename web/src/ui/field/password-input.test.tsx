import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

test('what is typed is hidden until it is asked for, and hidden again', async () => {
  const { user } = renderUi(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, 'two moons');
  expect(input.type).toBe('password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  expect(input.value).toBe('two moons');
  expect(screen.getByText('Your password is visible')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

const refused = ['password1234', 'iloveyou12', '1q2w3e4r5t'];

test('the strength of a new one is told in words as it grows', async () => {
  const { user } = renderUi(
    <Field label="New password">
      <PasswordInput autoComplete="new-password" strengthFrom={8} isCommon={() => false} />
    </Field>,
  );
  expect(screen.getByText('At least 8 characters')).toBeTruthy();
  await user.type(screen.getByLabelText('New password'), 'aaaaaaaa');
  expect(screen.getByText('Weak: add a few words')).toBeTruthy();
  await user.type(screen.getByLabelText('New password'), ' Tidepool opens at 9, rain or not');
  expect(screen.getByText('Strong')).toBeTruthy();
});

test.each([
  ...refused.map((password) => [password, 'Weak: add a few words']),
  ['correct horse battery staple', 'Strong'],
])(
  'a new password %s, of which it is known whether it is refused, is called “%s”',
  async (password = '', word = '') => {
    const { user } = renderUi(
      <Field label="New password">
        <PasswordInput
          autoComplete="new-password"
          strengthFrom={6}
          isCommon={(typed) => refused.includes(typed)}
        />
      </Field>,
    );
    await user.type(screen.getByLabelText('New password'), password);
    expect(screen.getByText(word)).toBeTruthy();
  },
);

test('no new password is called good while nobody knows whether it will be refused', async () => {
  const { user } = renderUi(
    <Field label="New password">
      <PasswordInput autoComplete="new-password" strengthFrom={6} />
    </Field>,
  );
  await user.type(screen.getByLabelText('New password'), refused[0] ?? '');
  expect(screen.getByText('At least 6 characters')).toBeTruthy();
});
