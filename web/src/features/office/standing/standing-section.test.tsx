import { type OwnSanction, readStanding } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { sanction } from '../../../testing/sanction.ts';
import { stubServer } from '../../../testing/stub-server.ts';
import { StandingSection } from './standing-section.tsx';

vi.mock('../../../lib/live/use-topic.ts', () => ({ useTopic: () => undefined }));

let server: ReturnType<typeof stubServer>;
const now = new Date();
const hour = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
const waiting = {
  body: 'It was not mine.',
  filedAt: at(-50),
  dueAt: at(-2),
  isLate: true,
  outcome: null,
  answer: null,
  decidedAt: null,
};

beforeEach(() => {
  server = stubServer();
});

async function show(traits: Partial<OwnSanction>, language: 'en' | 'fr' = 'en') {
  server.answers(readStanding, () => ({ standing: 'limited' as const, sanctions: [sanction(now, traits)] }));
  return renderPart(<StandingSection />, ['standing', 'sanctions', 'request'], language);
}

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 3, name });

test('whoever has nothing there reads that all is well', async () => {
  server.answers(readStanding, () => ({ standing: 'good' as const, sanctions: [] }));
  await renderPart(<StandingSection />, ['standing']);
  expect(await screen.findByText('Your account is in good standing')).toBeTruthy();
});

test('a limited person reads until when, what it does and how to appeal', async () => {
  await show({ step: 'limit' });
  await heading(/^Your visibility is limited until /);
  expect(screen.getByText('Your reactions don’t count')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send appeal' })).toBeTruthy();
});

test('a late answer is said to be late, and that the limit rests', async () => {
  await show({ step: 'limit', state: 'paused', appeal: waiting, can: { appeal: false } });
  await heading('Your limit is paused');
  const late = screen.getByRole('region', { name: 'We’re late' });
  expect(late.textContent).toContain('Your limit is paused until we answer.');
});

test.each([
  ['upheld', 'The decision stands'],
  ['reduced', 'We’ve taken a milder step'],
  ['overturned', 'The decision has been reversed'],
] as const)('an appeal that was %s shows its answer', async (outcome, said) => {
  const appeal = { ...waiting, isLate: false, outcome, answer: 'We looked again.', decidedAt: at(-1) };
  await show({ step: 'warning', state: 'over', endsAt: null, appeal, can: { appeal: false } });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByText('We looked again.')).toBeTruthy();
});

test('about hidden feedback it asks not to sign, and a decision still to come says from when', async () => {
  await show({ step: 'limit', state: 'coming', isHidden: true, startsAt: at(30) });
  await heading(/^Your visibility will be limited from /);
  expect(screen.getByText('Don’t sign your appeal: the moderator doesn’t know who you are.')).toBeTruthy();
});

test('where the time to appeal is over it says until when it was', async () => {
  await show({ step: 'suspension', endsAt: null, appealUntil: at(-1), can: { appeal: false } });
  expect(await screen.findByText(/^You could appeal until /)).toBeTruthy();
});

test('is written in French as well', async () => {
  await show({ step: 'limit' }, 'fr');
  await heading(/^Visibilité limitée jusqu’à \p{L}+ à \d+\sh\s\d\d \(.+\)$/u);
  expect(screen.getByText('Vos réactions ne comptent pas')).toBeTruthy();
});
