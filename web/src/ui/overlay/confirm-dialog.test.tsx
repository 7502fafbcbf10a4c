import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Held({ onConfirm }: { onConfirm: () => unknown }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete Makers Lyon?"
      confirmLabel="Delete"
      phrase="Makers Lyon"
      onConfirm={onConfirm}
    >
      This cannot be undone.
    </ConfirmDialog>
  );
}

const field = () => screen.getByLabelText('Type “Makers Lyon” to confirm');
const pressDelete = () => screen.getByRole('button', { name: 'Delete' });

test('nothing happens before the name is typed, and focus goes to the field that says so', async () => {
  const onConfirm = vi.fn();
  const { user } = renderUi(<Held onConfirm={onConfirm} />);
  await user.type(field(), 'makers lyon');
  await user.click(pressDelete());
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByText('That doesn’t match. Type “Makers Lyon” exactly.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('the right name lets it through once, and the dialog closes', async () => {
  const onConfirm = vi.fn();
  const { user } = renderUi(<Held onConfirm={onConfirm} />);
  await user.type(field(), 'Makers Lyon');
  await user.click(pressDelete());
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the dialog is named by its question, and Cancel closes it', async () => {
  const onConfirm = vi.fn();
  const { user } = renderUi(<Held onConfirm={onConfirm} />);
  expect(screen.getByRole('alertdialog', { name: 'Delete Makers Lyon?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what failed leaves the dialog open, with what was typed, for another try', async () => {
  const onConfirm = vi.fn(() => Promise.reject(new Error('not now')));
  const { user } = renderUi(<Held onConfirm={onConfirm} />);
  await user.type(field(), 'Makers Lyon');
  await user.click(pressDelete());
  await waitFor(() => expect(pressDelete().getAttribute('aria-disabled')).not.toBe('true'));
  expect(field()).toHaveProperty('value', 'Makers Lyon');
  await user.click(pressDelete());
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
