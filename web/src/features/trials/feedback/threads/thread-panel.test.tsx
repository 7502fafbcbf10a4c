import { readThread, type Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { ThreadPanel } from './thread-panel.tsx';

const thread: Thread = {
  side: 'maker',
  tester: 4,
  mark: null,
  markReason: null,
  messages: [],
  reveal: { maker: false, tester: false, names: null, conversationId: null },
  shownFrom: null,
  can: { reply: true, reveal: false },
};

async function open(side: Thread['side']) {
  stubServer().answers(readThread, () => ({ ...thread, side }));
  await renderPart(<ThreadPanel feedbackId="0191a5b0-0000-7000-8000-0000000000f1" />, [
    'feedback',
    'request',
  ]);
  await screen.findByRole('textbox');
  return screen.queryByText(/has left Firstlight, nobody will read/);
}

test('a maker is told that a hidden tester may have left, whether one has or not', async () => {
  expect(await open('maker')).toBeTruthy();
});

test('a tester is not told so: makers have a name', async () => {
  expect(await open('tester')).toBeNull();
});
