import { noteSkipTime } from '@firstlight/contract/trials/feed/skip-times.ts';
import { skipProject, withdrawSkip } from '@firstlight/contract/trials/feedback/skips.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cards, feedScene, openFeed, shownCard, skipFirst, skipId } from '../../testing/feed-scene.ts';

const scene = feedScene();

test('by keys alone: S, a digit, a line, Enter, and the next card stands before the server has answered', async () => {
  const answer = Promise.withResolvers<{ id: string }>();
  scene.server.answers(skipProject, () => answer.promise);
  const { user } = await openFeed();
  await user.keyboard('s');
  const dialog = await screen.findByRole('dialog', { name: 'Skip Project 1?' });
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('radio'));
  await user.keyboard('4');
  expect(within(dialog).getByRole('textbox', { name: 'Who would it suit?' })).toBe(document.activeElement);
  await user.keyboard('Cafés with more staff than mine{Enter}');

  const next = await shownCard(2);
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(scene.asked(skipProject)[0]?.input).toEqual({
    projectId: cards[0]?.id,
    reason: 'not_target_user',
    note: 'Cafés with more staff than mine',
  });
  expect(screen.getByText('Skipped Project 1. Next: Project 2, 2 of 3.')).toBeTruthy();
  answer.resolve({ id: skipId });
  await waitFor(() => expect(scene.asked(noteSkipTime)).toHaveLength(1));
  expect(scene.asked(noteSkipTime)[0]?.input).toEqual({ seconds: expect.any(Number) });
});

test('a digit on the card chooses the reason and goes straight to the note', async () => {
  const { user } = await openFeed();
  await user.keyboard('3');
  const note = await screen.findByRole('textbox', { name: 'Where did it lose you?' });
  await waitFor(() => expect(document.activeElement).toBe(note));
  expect(
    screen.getByRole('radio', { name: 'Too complex or time-consuming' }).getAttribute('aria-checked'),
  ).toBe('true');
});

test('without a reason or a note the dialog says what is missing and goes there', async () => {
  const { user } = await openFeed();
  await user.keyboard('s');
  await user.click(await screen.findByRole('button', { name: 'Submit & Skip' }));
  expect(screen.getByText('Choose a reason.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('role')).toBe('radio');
  await user.keyboard('2');
  await user.click(screen.getByRole('button', { name: 'Submit & Skip' }));
  const note = screen.getByRole('textbox', { name: 'What would make it clearer?' });
  expect(screen.getByText('Write a few words for the maker.')).toBeTruthy();
  expect(document.activeElement).toBe(note);
  await user.click(note);
  await user.paste('x'.repeat(141));
  expect(screen.getByText('Keep it to 140 characters or fewer.')).toBeTruthy();
  expect(scene.asked(skipProject)).toHaveLength(0);
});

test('a note that was begun is there again after going back', async () => {
  const { user } = await openFeed();
  await user.keyboard('2');
  await user.type(await screen.findByRole('textbox'), 'Half a thou');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skip' })));
  await user.keyboard('s');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Half a thou');
});

test('a skip that fails is tried again by itself, and nobody hears of it', async () => {
  let tries = 0;
  scene.server.answers(skipProject, () => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch');
    return { id: skipId };
  });
  const { user } = await openFeed();
  await skipFirst(user);
  await waitFor(() => expect(tries).toBe(3), { timeout: 20_000 });
  await waitFor(() => expect(localStorage.getItem(`skip-draft:${cards[0]?.id}`)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a skip that fails again and again brings its card and note back, and says so by the project’s name', async () => {
  scene.server.isUnreachable(skipProject);
  const { user } = await openFeed();
  await skipFirst(user);
  const fault = await screen.findByRole('alert', undefined, { timeout: 30_000 });
  expect(fault.textContent).toContain('Project 1: Failed to submit feedback.');
  const queue = screen.getByRole('navigation', { name: 'Up next' });
  expect(within(queue).getByRole('button', { name: 'Project 1' })).toBeTruthy();
  expect(localStorage.getItem(`skip-draft:${cards[0]?.id}`)).toContain('Not yet');

  scene.server.answers(skipProject, () => ({ id: skipId }));
  await user.click(within(fault).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(queue).queryByRole('button', { name: 'Project 1' })).toBeNull());
  await waitFor(() => expect(localStorage.getItem(`skip-draft:${cards[0]?.id}`)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Z brings the skipped card back into focus, with its note, and takes the skip back', async () => {
  const { user } = await openFeed();
  await skipFirst(user);
  await shownCard(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('z');
  const back = await shownCard(1);
  await waitFor(() => expect(document.activeElement).toBe(back));
  await waitFor(() => expect(scene.asked(withdrawSkip).map(({ input }) => input)).toEqual([{ skipId }]));
  await user.keyboard('s');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Not yet');
});

test('a card skipped again while its skip is still being taken back is skipped after that', async () => {
  const takenBack = Promise.withResolvers<null>();
  scene.server.answers(withdrawSkip, () => takenBack.promise);
  const { user } = await openFeed();
  await skipFirst(user);
  await shownCard(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('z');
  await shownCard(1);
  await waitFor(() => expect(scene.asked(withdrawSkip)).toHaveLength(1));
  await user.keyboard('s');
  await user.type(await screen.findByRole('textbox'), ' either{Enter}');
  await shownCard(2);
  expect(scene.asked(skipProject)).toHaveLength(1);
  takenBack.resolve(null);
  await waitFor(() => expect(scene.asked(skipProject)).toHaveLength(2));
  expect(scene.asked(skipProject)[1]?.input).toMatchObject({ note: 'Not yet either' });
});
