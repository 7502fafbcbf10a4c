import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue());

test('the button opens the help in the search box, and Escape gives focus back to it', async () => {
  const { user, button } = await openHelp();
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('tab', { name: 'Tutorials' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('an empty search marks nothing, says nothing and leads nowhere', async () => {
  const { user } = await openHelp();
  await user.keyboard('   {Enter}');
  expect(marks()).toEqual([]);
  expect(counter()).toBe('');
  expect(screen.getByRole('button', { name: 'Next match' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('tab', { name: 'Tutorials' })).toBeTruthy();
});

test('a search finds words whatever their case and accents, and says where it is', async () => {
  const { user } = await openHelp('fr');
  await user.keyboard('CREATEUR');
  const words = marks().map((mark) => mark.textContent);
  expect(new Set(words.map((word) => word?.toLowerCase()))).toEqual(new Set(['créateur']));
  expect(counter()).toMatch(/^1 sur \d+$/);
  await screen.findByText(/^Résultat 1 sur \d+, dans « Premiers pas »$/);
});

test('what is nowhere is said to be nowhere', async () => {
  const { user } = await openHelp();
  await user.keyboard('zeppelin');
  expect(counter()).toBe('No matches');
  await waitFor(() =>
    expect(screen.getByRole('dialog').querySelector('[role=status]')?.textContent).toBe('No matches'),
  );
});

test('Enter and Shift+Enter go round all matches, through both tabs', async () => {
  const { user } = await openHelp();
  await user.keyboard('iteration');
  const total = Number(counter().split(' of ')[1]);
  const inTutorials = marks().length;
  expect(inTutorials).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(inTutorials);

  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(counter()).toBe(`${total} of ${total}`);
  expect(selectedTab()).toContain('Help and FAQ');
  expect(marks().filter(isCurrent)).toEqual([marks().at(-1)]);

  await user.keyboard('{Enter}');
  expect(counter()).toBe(`1 of ${total}`);
  expect(selectedTab()).toContain('Tutorials');
  expect(marks().filter(isCurrent)).toEqual([marks()[0]]);
});

test('a search begins in the tab one reads, and goes to the other when only that one knows the words', async () => {
  const { user } = await openHelp();
  await user.click(screen.getByRole('tab', { name: 'Help and FAQ' }));
  await user.type(field(), 'iteration');
  expect(selectedTab()).toContain('Help and FAQ');
  expect(marks().filter(isCurrent)).toEqual([marks()[0]]);

  await user.clear(field());
  await user.type(field(), 'tagline');
  expect(selectedTab()).toContain('Tutorials');
});

test('the other language keeps the search, the tab and the focus', async () => {
  const { user } = await openHelp();
  await user.click(screen.getByRole('tab', { name: 'Help and FAQ' }));
  await user.type(field(), 'badge');
  const french = within(screen.getByRole('dialog')).getByRole('link', { name: /Français/ });
  await user.click(french);

  await screen.findByRole('dialog', { name: 'Aide' });
  expect(field().value).toBe('badge');
  expect(selectedTab()).toContain('Aide et FAQ');
  expect(counter()).toMatch(/^1 sur \d+$/);
  expect(marks().every((mark) => /^badge$/i.test(mark.textContent))).toBe(true);
  expect(document.activeElement).toBe(french);
  expect(localStorage.getItem('language')).toBe('fr');
});

test('a topic’s name leads to the topic', async () => {
  const { user } = await openHelp();
  const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
  await user.click(topics.getByRole('button', { name: 'Give feedback' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Give feedback' }));
});

test('a link of the help closes it and leads to its page', async () => {
  const { user, router } = await openHelp();
  await user.click(screen.getByRole('link', { name: 'Read the terms' }));
  await screen.findByRole('heading', { level: 1, name: /terms/i });
  expect(router.state.location.pathname).toBe('/terms');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('the palette opens it too', async () => {
  const { user } = await renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search Firstlight' });
  await user.keyboard('help{Enter}');
  await screen.findByRole('dialog', { name: 'Help' });
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

async function openHelp(language: 'en' | 'fr' = 'en') {
  const { user, router } = await renderApp('/about', { language });
  const button = await screen.findByRole('button', { name: language === 'en' ? 'Help' : 'Aide' });
  await user.click(button);
  await screen.findByRole('dialog', { name: language === 'en' ? 'Help' : 'Aide' });
  return { user, router, button };
}

function field(): HTMLInputElement {
  return within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox');
}

function counter(): string {
  return screen.getByRole('dialog').querySelector('.log[aria-hidden]')?.textContent ?? '';
}

function marks(): HTMLElement[] {
  return [...screen.getByRole('dialog').querySelectorAll('mark')];
}

function isCurrent(mark: HTMLElement): boolean {
  return mark.getAttribute('aria-current') === 'true';
}

function selectedTab(): string {
  return screen.getByRole('tab', { selected: true }).textContent ?? '';
}
