import { readAnnouncement } from '@firstlight/contract/office/announcements/announcements.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { Announcement } from './announcement.tsx';

const said = { en: 'We move tonight at ten.', fr: 'Nous déménageons ce soir à 22 h.', path: null };

test.each(['en', 'fr'] as const)('what the site has to say is read in %s', async (language) => {
  stubServer().answers(readAnnouncement, () => ({ announcement: said }));
  await renderPart(<Announcement />, [], language);
  expect(await screen.findByText(said[language])).toBeTruthy();
});

test('without anything to say there is no line', async () => {
  const server = stubServer();
  server.answers(readAnnouncement, () => ({ announcement: null }));
  await renderPart(<Announcement />, []);
  await expect.poll(() => server.requests.length).toBe(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('where there is more to read, the line leads there', async () => {
  stubServer().answers(readAnnouncement, () => ({ announcement: { ...said, path: '/demo' } }));
  await renderPart(<Announcement />, []);
  const link = await screen.findByRole('link', { name: said.en });
  expect(link.getAttribute('href')).toBe('/demo');
});
