import { exploreProjects } from '@firstlight/contract/showcase/projects/projects.ts';
import { readQuote } from '@firstlight/contract/trials/feedback/quote.ts';
import { readLatestChange } from '@firstlight/contract/trials/iterations/latest-change.ts';
import { readValidatedReach } from '@firstlight/contract/trials/validation/validation.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { feedCard } from '../../testing/feed-card.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { JustUp } from './just-up.tsx';

afterEach(cleanup);

async function open(count: number) {
  const server = stubServer();
  server.answers(exploreProjects, () => ({
    items: Array.from({ length: count }, (_, at) => feedCard(at + 1)),
    next: null,
  }));
  server.answers(readLatestChange, () => ({ latest: null }));
  server.answers(readQuote, () => ({ quote: null }));
  server.answers(readValidatedReach, () => ({ isInReach: false }));
  await renderPart(<JustUp />, ['home', 'projects', 'categories']);
  await screen.findByRole('link', { name: 'Project 1' });
}

test('while projects are few, the first row has a place for the reader’s own', async () => {
  await open(3);
  expect(screen.getByRole('link', { name: /^Yours could be next/ }).getAttribute('href')).toBe(
    '/post-project',
  );
});

test('a full row is the projects’ alone', async () => {
  await open(5);
  expect(screen.queryByRole('link', { name: /^Yours could be next/ })).toBeNull();
});
