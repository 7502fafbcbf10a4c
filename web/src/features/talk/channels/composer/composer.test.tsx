import { cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { Composer } from './composer.tsx';

afterEach(cleanup);

async function writing() {
  const [onEditLast, pressed] = [vi.fn(), vi.fn()];
  const field = {
    ref: createRef<HTMLTextAreaElement>(),
    channelId: '0191a5b0-0000-7000-8000-0000000000c1',
    label: 'Write to Tom',
    slowSeconds: 0,
    isTypingShown: true,
    replyingTo: undefined,
    onCancelReply: () => undefined,
    onSend: () => undefined,
    mentionable: undefined,
  };
  const { user } = await renderPart(<Composer {...field} onEditLast={onEditLast} />, ['channels', 'ui']);
  document.addEventListener('keydown', ({ key, defaultPrevented }) => pressed(key, defaultPrevented));
  await user.click(screen.getByRole('textbox'));
  return { user, onEditLast, pressed };
}

test('↑ in the empty field edits one’s last message', async () => {
  const { user, onEditLast } = await writing();
  await user.keyboard('{ArrowUp}');
  expect(onEditLast).toHaveBeenCalledOnce();
  await user.keyboard('a{ArrowUp}');
  expect(onEditLast).toHaveBeenCalledOnce();
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'with %s it is left to whoever listens further out',
  async (held) => {
    const { user, onEditLast, pressed } = await writing();
    await user.keyboard(`{${held}>}{ArrowUp}{/${held}}`);
    expect(pressed).toHaveBeenCalledWith('ArrowUp', false);
    expect(onEditLast).not.toHaveBeenCalled();
  },
);
