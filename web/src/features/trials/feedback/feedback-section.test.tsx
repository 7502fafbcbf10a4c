import {
  giveFeedback,
  listFeedback,
  readOwnFeedback,
} from '@firstlight/contract/trials/feedback/feedback.ts';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Viewer } from '../../../parts/projects/viewer.ts';
import { justGiven, untried } from '../../../testing/own-feedback.ts';
import { tidepool } from '../../../testing/project.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { FeedbackSection } from './feedback-section.tsx';

const written = 'I could follow every step.';
const given = { ...justGiven, comment: written, evidence: 'opened' as const };

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answers(listFeedback, () => ({ items: [], ratings: [0, 0, 0, 0, 0], next: null }));
  server.answers(readOwnFeedback, () => ({ ...untried, evidence: 'opened' as const }));
  server.answers(giveFeedback, () => given);
});

async function open() {
  const { user } = await renderPart(<FeedbackSection project={tidepool} count={0} viewer="member" />, [
    'feedback',
    'request',
    'ui',
  ]);
  await user.click(await screen.findByRole('radio', { name: '4 out of 5' }));
  await user.type(screen.getByRole('textbox'), written);
  return user;
}

test('nothing of a feedback stays in the browser once it is sent, though the form is gone by then', async () => {
  const user = await open();
  expect(localStorage.length).toBe(1);
  // The list that is asked for again takes its time.
  server.answers(listFeedback, () => new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText(written)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(localStorage.length).toBe(0);
});

describe('after sending feedback', () => {
  const next = <p>The next card</p>;
  const send = async (shown: typeof given) => {
    server.answers(readOwnFeedback, () => ({ ...untried, evidence: 'opened' as const, responseCount: 1 }));
    server.answers(giveFeedback, () => shown);
    const { user } = await renderPart(
      <FeedbackSection project={tidepool} count={0} viewer="member" next={next} />,
      ['feedback', 'request', 'ui'],
    );
    await user.click(await screen.findByRole('radio', { name: '4 out of 5' }));
    await user.type(screen.getByRole('textbox'), written);
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    return screen.findByRole('region', { name: 'Thank you.' });
  };
  const waiting = { ...given, own: { ...given.own, shownFrom: '2026-11-15T13:35:00.000Z' } } as typeof given;

  it('the page thanks, says which response it is and shows the next card', async () => {
    const thanks = await send(waiting);
    expect(thanks.textContent).toContain('Response 2 of 5 for Tidepool.');
    expect(thanks.textContent).toMatch(
      /can read it from \d\d:35 \(.+\)\. Responses appear every 5 minutes\./,
    );
    expect(document.activeElement).toBe(thanks);
    expect(screen.getByText('The next card')).toBeTruthy();
  });

  it('the page gives feedback that does not count no number', async () => {
    const thanks = await send({ ...waiting, isCounted: false });
    expect(thanks.textContent).toContain('is listed, but doesn’t count');
    expect(thanks.textContent).not.toMatch(/Response \d/);
  });

  it('the page does not thank for feedback of an earlier visit', async () => {
    server.answers(readOwnFeedback, () => ({ ...untried, feedback: given, can: { give: false } }));
    await renderPart(<FeedbackSection project={tidepool} count={0} viewer="member" next={next} />, [
      'feedback',
      'request',
      'ui',
    ]);
    await screen.findByText(written);
    expect(screen.queryByRole('region', { name: 'Thank you.' })).toBeNull();
  });
});

test('whose session has ended somewhere else has nothing of their own on the page any more', async () => {
  server.answers(readOwnFeedback, () => ({ ...untried, feedback: given, can: { give: false } }));
  const { user } = await renderPart(<Leaving />, ['feedback', 'request', 'ui']);
  await screen.findByText(written);
  await user.click(screen.getByRole('button', { name: 'End the session' }));
  await screen.findByRole('link', { name: 'Create an account' });
  expect(screen.queryByText(written)).toBeNull();
});

function Leaving() {
  const [viewer, setViewer] = useState<Viewer>('member');
  return (
    <>
      <button type="button" onClick={() => setViewer('guest')}>
        End the session
      </button>
      <FeedbackSection project={tidepool} count={0} viewer={viewer} />
    </>
  );
}

test('what was asked before the feedback was sent, and answered after, does not bring the form back', async () => {
  const user = await open();
  const { promise: older, resolve: answerLate } = Promise.withResolvers<typeof untried>();
  server.answers(readOwnFeedback, () => older);
  // Coming back to the window asks again.
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() =>
    expect(server.requests.filter(({ endpoint }) => endpoint === readOwnFeedback.name)).toHaveLength(2),
  );
  server.answers(readOwnFeedback, () => ({ ...untried, feedback: given, can: { give: false } }));
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  await screen.findByText(written);
  answerLate({ ...untried, evidence: 'opened' });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await older;
  await waitFor(() => expect(screen.getByText(written)).toBeTruthy());
  expect(screen.queryByRole('textbox')).toBeNull();
});
