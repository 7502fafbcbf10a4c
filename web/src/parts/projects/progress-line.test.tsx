import { listTestedProjects } from '@firstlight/contract/trials/feedback/tested-projects.ts';
import { readValidatedReach } from '@firstlight/contract/trials/validation/validation.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CurrentVisitor } from '../../lib/visitor.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { type Measured, ProgressLine } from './progress-line.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(readValidatedReach, () => ({ isInReach: false }));
});
afterEach(cleanup);

const measured = (feedbackCount: number, more: Partial<Measured> = {}): Measured => ({
  feedbackCount,
  rating: feedbackCount === 0 ? null : 4,
  validated: false,
  ...more,
});
const spoken = () => screen.getByRole('meter').getAttribute('aria-valuetext');
const shows = (sentence: string) =>
  screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === sentence);

describe('counts and rating of a project', () => {
  it.each([
    [0, false, 'Be the first tester', 'Be the first tester'],
    [3, false, 'Feedback from 3', 'Feedback from 3 testers'],
    [11, false, 'Feedback from 11', 'Feedback from 11 testers'],
    [11, true, 'Validated', 'Validated, feedback from 11 testers'],
  ])('show a guest %i feedback, Validated %s, as “%3$s” on a card', async (count, validated, short, long) => {
    await renderPart(<ProgressLine project={measured(count, { validated })} />, ['projects', 'ui']);
    expect(shows(short)).toBeTruthy();
    expect(spoken()).toBe(long);
    cleanup();
    await renderPart(<ProgressLine project={measured(count, { validated })} look="full" />, [
      'projects',
      'ui',
    ]);
    expect(shows(long)).toBeTruthy();
  });

  it.each([
    [0, 0, 'No responses yet', 'No responses yet', null],
    [0, 2, '2 of 5 responses', '2 of 5 responses: 0 feedback, 2 skip notes', '0 feedback, 2 skip notes'],
    [3, 2, '5 responses', '5 responses: 3 feedback, 2 skip notes', '3 feedback, 2 skip notes'],
    [1, 6, '7 responses', '7 responses: 1 feedback, 6 skip notes', '1 feedback, 6 skip notes'],
  ])(
    'show the owner %i feedback and %i skip notes as “%s”',
    async (feedback, skipCount, total, all, parts) => {
      await renderPart(<ProgressLine project={measured(feedback, { skipCount })} reader="maker" />, [
        'projects',
        'ui',
      ]);
      expect(shows(total)).toBeTruthy();
      expect(spoken()).toBe(all);
      if (parts) expect(screen.getByText(parts)).toBeTruthy();
    },
  );

  it('do not fill the meter of the owner while testers are still asked', async () => {
    const project = measured(1, { skipCount: 6, isMinimumReached: false });
    await renderPart(<ProgressLine project={project} reader="maker" />, ['projects', 'ui']);
    expect(screen.getByRole('meter').getAttribute('value')).toBe('4.5');
  });

  it.each([
    [0, 'Be the first tester'],
    [3, '3 of 5 responses'],
    [12, '12 responses'],
  ])('show a tester in the feed %i responses as “%s”', async (responseCount, sentence) => {
    await renderPart(<ProgressLine project={measured(0, { responseCount })} />, ['projects', 'ui']);
    expect(spoken()).toBe(sentence);
  });

  it('show the mean with the number of ratings from the first rating on', async () => {
    await renderPart(<ProgressLine project={measured(1, { rating: 5 })} look="full" />, ['projects', 'ui']);
    expect(screen.getByText('Rated 5.0 out of 5 by 1 person')).toBeTruthy();
    expect(screen.getByText('· 1 rating')).toBeTruthy();
  });

  it('reach further where projects find testers enough for Validated', async () => {
    server.answers(readValidatedReach, () => ({ isInReach: true }));
    await renderPart(<ProgressLine project={measured(6)} />, ['projects', 'ui']);
    await waitFor(() => expect(screen.getByRole('meter').getAttribute('max')).toBe('8'));
  });

  it('do not ask a member to be the first tester of a project that they have tested', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    server.answers(listTestedProjects, () => ({ projectIds: [id] }));
    await renderPart(
      <CurrentVisitor value="member">
        <ProgressLine project={measured(0, { id })} />
      </CurrentVisitor>,
      ['projects', 'ui'],
    );
    await waitFor(() => expect(spoken()).toBe('Tested by you'));
  });

  it('do not ask makers to test their own project', async () => {
    await renderPart(<ProgressLine project={measured(0)} reader="maker" />, ['projects', 'ui']);
    expect(spoken()).toBe('No feedback yet');
  });
});
