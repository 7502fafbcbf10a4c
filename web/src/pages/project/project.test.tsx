import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import {
  type Project,
  readProject,
  similarProjects,
} from '@firstlight/contract/showcase/projects/projects.ts';
import { readFeed } from '@firstlight/contract/trials/feed/feed.ts';
import { listTestedProjects } from '@firstlight/contract/trials/feedback/tested-projects.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import { CardResult } from '../../features/showcase/projects/card-result.tsx';
import { ProjectFacts } from '../../features/showcase/projects/project-facts.tsx';
import { CurrentVisitor } from '../../lib/visitor.ts';
import { person } from '../../testing/person.ts';
import { tidepool } from '../../testing/project.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import '../project.tsx';
import { NextInFeed } from './next-in-feed.tsx';
import { ProjectActs } from './project-acts.tsx';

const own: Project = { ...tidepool, isOwn: true, can: { edit: true, test: false } };

test('the buttons of an owner are there before anybody knows who is here, and stay the same', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const server = stubServer();
  const who = Promise.withResolvers<ReturnType<typeof person>>();
  server.answers(readMe, () => who.promise);
  server.answers(readProject, () => own);
  await renderApp(`/project/${tidepool.id}`);
  const share = await screen.findByRole('button', { name: 'Share' });
  expect(screen.getByRole('link', { name: 'Edit' })).toBeDefined();

  who.resolve({ ...person(), role: 'creator' as const });
  await screen.findByRole('button', { name: /^Notifications/ });
  expect(screen.getByRole('button', { name: 'Share' })).toBe(share);
});

test('the page of a project does not ask its maker to be the first tester', async () => {
  stubServer();
  await renderPart(<ProjectFacts project={{ ...own, feedbackCount: 0, rating: null }} />, [
    'projectPage',
    'projects',
  ]);
  expect(await screen.findByText('No feedback yet')).toBeDefined();
  expect(screen.queryByText('Be the first tester')).toBeNull();
});

describe('the results of the ten-second question', () => {
  const show = (result: { yes: number; no: number } | null) => {
    stubServer();
    return renderPart(<CardResult asked={{ question: 'Would you use it?', result }} />, ['projectPage']);
  };

  it('say that there are no answers yet', async () => {
    await show(null);
    expect(screen.getByText('No answers yet.')).toBeDefined();
  });

  it('are shown from the first answer on', async () => {
    await show({ yes: 0, no: 1 });
    for (const words of ['Yes 0%', 'No 100%', '1 answer']) expect(screen.getByText(words)).toBeDefined();
  });
});

test('the Share button stays the same when a page that came as guests see it turns out to be one’s own', async () => {
  stubServer();
  function Page() {
    const [isKnown, setKnown] = useState(false);
    const project = isKnown ? own : tidepool;
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

describe('project page of a guest', () => {
  const namespaces = ['projectPage', 'projects', 'feedback', 'iterations', 'reactions', 'request'] as const;
  const link = (name: RegExp) => screen.queryByRole('link', { name });

  it('is to open it without evidence or to test it with a new account', async () => {
    stubServer();
    await renderPart(<ProjectActs project={tidepool} viewer="guest" />, [...namespaces]);
    expect(link(/^Open it/)?.getAttribute('href')).toBe(`/go/project/${tidepool.id}`);
    expect(link(/^Open it/)?.getAttribute('rel')).toContain('noreferrer');
    expect(link(/^Test it and say what you think/)?.getAttribute('href')).toMatch(
      /^\/auth\?mode=sign-up&next=/,
    );
    expect(screen.getByRole('button', { name: 'Anonymous. How?' })).toBeDefined();
  });

  it('is to say what they think of an idea, which has nothing to open', async () => {
    stubServer();
    const idea = { ...tidepool, demoType: 'idea' as const, link: null };
    await renderPart(<ProjectActs project={idea} viewer="guest" />, [...namespaces]);
    expect(link(/^Say what you think/)).not.toBeNull();
    expect(link(/^Open it/)).toBeNull();
  });
});

describe('the next card after feedback', () => {
  it('is a similar project that the tester has not tested while they have no interests', async () => {
    const card = (id: string, name: string) => ({ ...tidepool, id, name });
    const [tested, untested] = [crypto.randomUUID(), crypto.randomUUID()];
    const server = stubServer();
    server.answers(readMe, () => person());
    server.answers(readFeed, () => ({ visit: null, interestsNeeded: true, cards: [] }));
    server.answers(listTestedProjects, () => ({ projectIds: [tested] }));
    server.answers(similarProjects, () => ({
      items: [card(tested, 'Porchlight'), card(untested, 'Larder')],
    }));
    const part = (
      <CurrentVisitor value="member">
        <NextInFeed after={tidepool.id} />
      </CurrentVisitor>
    );
    await renderPart(part, ['feedback', 'projects', 'categories', 'ui']);
    const next = await screen.findByRole('link', { name: 'Test it next' });
    expect(next.getAttribute('href')).toBe(`/project/${untested}`);
    expect(screen.queryByText('Porchlight')).toBeNull();
  });
});
