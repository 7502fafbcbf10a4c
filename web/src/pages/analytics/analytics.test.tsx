import { type Analytics, readAnalytics } from '@firstlight/contract/office/analytics/analytics.ts';
import {
  analyticsCharts,
  mailKinds,
  makerSteps,
  testerSteps,
} from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { type Me, readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const nour: Me = {
  id: '0191a5b0-0000-7000-8000-000000000003',
  name: 'Nour Benali',
  username: 'nour',
  email: 'nour@example.org',
  role: 'both',
  language: 'en',
  admin: true,
  adminWaits: null,
  hasPassword: true,
  avatar: null,
  shortcuts: true,
  motion: 'system',
  termsToAccept: null,
  isSuspended: false,
};

const figures: Analytics = {
  from: '2026-10-18',
  until: '2026-11-16',
  countedAt: '2026-11-16T10:00:00.000Z',
  firstFeedback: { bands: [43, 17, 9, 6, 3, 6], waiting: { inTime: 2, late: 0 } },
  promised: { bins: [{ offers: 400, promised: 0.5, answered: 0.3 }] },
  supply: {
    categories: categories.map((category) => ({
      category,
      projects: 10,
      notes: category === 'local' ? 31 : 80,
      onTime: 9,
    })),
  },
  funnels: {
    makers: makerSteps.map((step, place) => ({ step, count: 160 - place * 20 })),
    testers: testerSteps.map((step) => ({ step, count: step === 'secondWeek' ? 0 : 40 })),
  },
  cohorts: {
    testers: [{ week: '2026-10-05', size: 50, active: [25, 20] }],
    makers: [{ week: '2026-10-05', size: 8, active: [5, 5] }],
  },
  fairness: {
    weeks: [
      { week: '2026-11-02', projects: 10, validated: 2, gini: 0.3 },
      { week: '2026-11-09', projects: 10, validated: 3, gini: 0.2 },
    ],
    days: { count: 9, median: 16, ninetieth: 34 },
  },
  mails: {
    kinds: mailKinds.map((kind) => ({ kind, sent: 100, refused: kind === 'letter' ? 12 : 0, uncertain: 0 })),
    letters: { bounced: 7, complaints: 3 },
  },
  moderation: {
    weeks: [{ week: '2026-11-02', opened: 3, decided: 0 }],
    decided: 0,
    late: 0,
    waiting: 10,
    steps: 0,
    changed: 0,
    appeals: 0,
    overturned: 0,
  },
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => nour);
  server.answers(readAnalytics, () => figures);
});

test('every chart is a question with an answer, a table and a file, and each answer leads to its chart', async () => {
  await renderApp('/admin/analytics');
  const answers = await screen.findByRole('region', { name: 'The answers at a glance' });
  const ways = within(answers).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(analyticsCharts.map((chart) => `#${chart}`));
  for (const chart of analyticsCharts) {
    const card = document.getElementById(chart)?.closest('section');
    if (!card) throw new Error(`there is no ${chart}`);
    expect(card.querySelector('summary')?.textContent).toBe('As a table');
    expect(card.querySelectorAll('table').length).toBeGreaterThan(0);
    const file = within(card).getByRole('link', { name: /^CSV/ });
    expect(file.getAttribute('href')).toBe(
      `/api/admin/analytics/figures.csv?span=30&chart=${chart}&language=en`,
    );
  }
});

test('answers are computed: what is well, what needs a look, and what is too little to say', async () => {
  await renderApp('/admin/analytics');
  await screen.findByText('Yes. 93% heard back in time, half of them within 3 h.');
  expect(screen.getByText('Not quite: off by 20 points on average, mostly too hopeful.')).toBeTruthy();
  expect(screen.getByText('Local gets less than its makers need.')).toBeTruthy();
  expect(screen.getByText('Testers: only 0% get from the step before to “Second week”.')).toBeTruthy();
  expect(screen.getByText('Yes: 50% of testers are back a week later.')).toBeTruthy();
  expect(screen.getByText('Yes: inequality fell to 0.20.')).toBeTruthy();
  expect(screen.getByText('Mostly. Refused too often: Newsletter.')).toBeTruthy();
  expect(screen.getByText('Too few cases to say.')).toBeTruthy();
});

test('cards show exact numbers of people and cases, however few', async () => {
  await renderApp('/admin/analytics');
  const heading = await screen.findByRole('heading', { name: 'Does moderation need help?' });
  const moderation = heading.closest('section') as HTMLElement;
  expect(within(moderation).getAllByRole('cell', { name: '3' })).toHaveLength(1);
  expect(moderation.textContent).not.toMatch(/under|\+/);
  const cohorts = document.getElementById('cohorts')?.closest('section') as HTMLElement;
  expect(within(cohorts).getByRole('cell', { name: '25 (50%)' })).toBeTruthy();
  expect(within(cohorts).getAllByRole('cell', { name: '5 (63%)' })).toHaveLength(2);
});

test('letters that came back, complaints and cases that wait for long are told beside their charts', async () => {
  await renderApp('/admin/analytics');
  const told = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
  expect(await told('Letters that bounced')).toBe('7');
  expect(await told('Complaints about letters')).toBe('3');
  expect(await told('Open for over 48 h')).toBe('10');
});

test('a chart of nothing is a sentence, without an empty drawing', async () => {
  const none = { ...figures, promised: { bins: [] }, cohorts: { testers: [], makers: [] } };
  server.answers(readAnalytics, () => none);
  await renderApp('/admin/analytics');
  await screen.findByRole('heading', { name: 'Can we trust the model?' });
  const card = (chart: string) => document.getElementById(chart)?.closest('section');
  for (const chart of ['promised', 'cohorts']) {
    expect(card(chart)?.querySelectorAll(':scope > :not(header, footer)')).toHaveLength(0);
  }
  expect(card('mails')?.querySelectorAll(':scope > :not(header, footer)')).not.toHaveLength(0);
});

test('the days stand in the address, and what the address cannot mean is passed over', async () => {
  const file = () => screen.getByRole('link', { name: 'All as CSV' }).getAttribute('href');
  const { user, router } = await renderApp('/admin/analytics?span=9&until=soon');
  await screen.findByRole('link', { name: '30 days', current: true });
  expect(file()).toBe('/api/admin/analytics/figures.csv?span=30&language=en');
  await user.click(screen.getByRole('link', { name: '7 days' }));
  await screen.findByRole('link', { name: '7 days', current: true });
  expect(file()).toBe('/api/admin/analytics/figures.csv?span=7&language=en');
  expect(router.state.location.search).toBe('?span=7');
});

test('before the first count it says so, and numbers that do not come can be asked for again', async () => {
  server.answers(readAnalytics, () => ({ ...figures, countedAt: null }));
  await renderApp('/admin/analytics');
  expect(await screen.findByRole('heading', { name: 'Nothing counted yet' })).toBeTruthy();
  cleanup();
  server.refuses(readAnalytics, 'request.unexpected');
  await renderApp('/admin/analytics');
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the numbers' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
