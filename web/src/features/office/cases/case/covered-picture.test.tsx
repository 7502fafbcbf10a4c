import { randomUUID } from 'node:crypto';
import { readPicture } from '@firstlight/contract/office/cases/cases.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { wholeCase } from '../../../../testing/whole-case.ts';
import { PictureList } from './picture-list.tsx';

let server: ReturnType<typeof stubServer>;
let looks = 0;
const picture = {
  id: randomUUID(),
  state: 'copied' as const,
  takenAt: '2026-11-16T10:00:00.000Z',
  isStillThere: false,
};

beforeEach(() => {
  looks = 0;
  server = stubServer();
  server.answers(readPicture, () => {
    looks += 1;
    return null;
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:a-picture', revokeObjectURL: () => undefined }),
  );
});

const show = (traits: object = {}, language: 'en' | 'fr' = 'en') =>
  renderPart(
    <PictureList one={wholeCase({ pictures: [{ ...picture, ...traits }] })} />,
    ['moderator'],
    language,
  );

test('a reported picture is not fetched before a moderator asks for it by keyboard, and once however often it is covered', async () => {
  await show();
  expect(screen.queryByRole('img')).toBeNull();
  expect(looks).toBe(0);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('img', { name: 'Picture 1 as it was reported' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cover again Picture 1');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('img')).toBeTruthy();
  expect(looks).toBe(1);
});

test('what became of a reported picture is said in French too', async () => {
  await show({ state: 'missing' }, 'fr');
  expect(screen.getByText('Image 1 · retirée depuis')).toBeTruthy();
  expect(screen.getByText('L’image avait disparu avant de pouvoir être copiée.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
