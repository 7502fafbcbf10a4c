import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { type Project, readProject } from '@firstlight/contract/showcase/projects/projects.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import '../project.tsx';
import { ProjectActs } from './project-acts.tsx';

const id = '00000000-0000-4000-8000-0000000000a1';

const own: Project = {
  id,
  name: 'Tidepool',
  pitch: 'Fresh fish, reserved the day before',
  tagline: 'Fresh fish, reserved the day before',
  description: 'The fish of tomorrow morning, reserved tonight.',
  categories: ['food'],
  demoType: 'live',
  language: 'en',
  cover: null,
  owner: { username: 'maya', name: 'Maya Roux' },
  feedbackCount: 0,
  countedCount: 0,
  rating: null,
  validated: false,
  publishedAt: '2026-11-15T10:00:00.000Z',
  link: 'https://tidepool.example',
  callToActionUrl: null,
  questions: [],
  cardQuestion: null,
  pictures: [],
  videoLink: null,
  editedAt: null,
  isHidden: false,
  isSuspended: false,
  isOwn: true,
  can: { edit: true, test: false },
};

test('the buttons of an owner are there before anybody knows who is here, and stay the same', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const server = stubServer();
  const who = Promise.withResolvers<ReturnType<typeof person>>();
  server.answers(readMe, () => who.promise);
  server.answers(readProject, () => own);
  await renderApp(`/project/${id}`);
  const share = await screen.findByRole('button', { name: 'Share' });
  expect(screen.getByRole('link', { name: 'Edit' })).toBeDefined();

  who.resolve({ ...person(), role: 'creator' as const });
  await screen.findByRole('button', { name: /^Notifications/ });
  expect(screen.getByRole('button', { name: 'Share' })).toBe(share);
});

test('the Share button stays the same when a page that came as guests see it turns out to be one’s own', async () => {
  stubServer();
  function Page() {
    const [isKnown, setKnown] = useState(false);
    const project = isKnown ? own : { ...own, isOwn: false, can: { edit: false, test: true } };
    return (
      <>
        <button type="button" onClick={() => setKnown(true)}>
          Known
        </button>
        <ProjectActs project={project} viewer={isKnown ? 'owner' : 'member'} />
      </>
    );
  }
  const { user } = await renderPart(<Page />, [
    'projectPage',
    'projects',
    'feedback',
    'iterations',
    'reactions',
  ]);
  const share = await screen.findByRole('button', { name: 'Share' });
  await user.click(screen.getByRole('button', { name: 'Known' }));
  expect(screen.getByRole('link', { name: 'Edit' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Share' })).toBe(share);
});
