import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { groupForMember } from '../../../../testing/group.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { MemberQuestionDialog } from './member-question-dialog.tsx';

test('a ban that failed keeps its question open, and the reason that was typed', async () => {
  const [onClose, onError] = [vi.fn(), vi.fn()];
  const ban = vi.fn(() => Promise.reject(new Error('not now')));
  const { user } = await renderPart(
    <MemberQuestionDialog
      question="ban"
      group={groupForMember()}
      member={{ username: 'noor', name: 'Noor' } as never}
      acts={{ ban: { mutateAsync: ban } } as never}
      onClose={onClose}
      onError={onError}
    />,
    ['groups', 'request', 'ui'],
  );
  await user.type(screen.getByRole('textbox'), 'Sold ad space in every channel');
  const [press] = screen.getAllByRole('button').slice(-1);
  if (press) await user.click(press);
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Sold ad space in every channel');
});
