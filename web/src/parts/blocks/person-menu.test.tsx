import { blockPerson, unblockPerson } from '@firstlight/contract/people/blocks/blocks.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { PersonMenu } from './person-menu.tsx';

const tom = { username: 'tom', name: 'Tom Lefèvre' };

test('somebody is blocked without a question and unblocked from the same menu', async () => {
  const asked: string[] = [];
  const note = (what: string) => {
    asked.push(what);
    return null;
  };
  const server = stubServer();
  server.answers(blockPerson, ({ username }) => note(`block ${username}`));
  server.answers(unblockPerson, ({ username }) => note(`unblock ${username}`));
  for (const isBlocked of [false, true]) {
    const { unmount, user } = await renderPart(
      <PersonMenu person={tom} isBlocked={isBlocked} reported={{ kind: 'profile', address: 'tom' }} />,
      ['blocks', 'request'],
    );
    await user.click(screen.getByRole('button', { name: 'More options for Tom Lefèvre' }));
    const item = isBlocked ? 'Unblock Tom Lefèvre' : 'Block Tom Lefèvre';
    await user.click(await screen.findByRole('menuitem', { name: item }));
    unmount();
  }
  expect(asked).toEqual(['block tom', 'unblock tom']);
});
