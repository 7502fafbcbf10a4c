import { validatedRules } from '@firstlight/contract/rules.ts';
import { readValidation, type Validation } from '@firstlight/contract/trials/validation/validation.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { ValidatedBadge } from './validated-badge.tsx';

const projectId = '0191a5b0-0000-7000-8000-000000000001';
const earned: Validation = {
  isValidated: true,
  since: '2026-11-09',
  testers: 12,
  testersNeeded: validatedRules.testers,
  rating: 4.21,
  isRatingReached: true,
  iterations: 0,
  night: { on: '2026-11-15', spanDays: 9, replied: 7 },
};
const young: Validation = {
  ...earned,
  isValidated: false,
  since: null,
  testers: 2,
  rating: null,
  isRatingReached: false,
  night: null,
};

const nightOf = ({ night }: Validation) => night as NonNullable<Validation['night']>;

async function open(figures: Validation) {
  const server = stubServer();
  server.answers(readValidation, () => figures);
  const { user } = await renderPart(<ValidatedBadge projectId={projectId} />, ['projects']);
  await user.click(screen.getByRole('button', { name: 'Validated' }));
  return within(await screen.findByRole('dialog'));
}

test('the badge opens on the rule and the project’s own figures, each condition said to be met', async () => {
  const panel = await open(earned);
  expect(await panel.findByText(/from 12 testers; 8 needed/)).toBeDefined();
  expect(panel.getByText(/Rated 4.2; 3.8 needed/)).toBeDefined();
  expect(panel.getByText(/Over 9 days; 7 needed/)).toBeDefined();
  expect(
    panel.getByText(
      /replied to 7 of 12 testers and published 0 iterations; replies to 50% or one iteration needed/,
    ),
  ).toBeDefined();
  expect(panel.getAllByText('Met:')).toHaveLength(4);
  expect(panel.getByText(/^At most 30% from accounts/).textContent).toContain(
    'We don’t say how this one stands',
  );
  expect(panel.getByRole('link', { name: 'The full rule for Validated' }).getAttribute('href')).toBe(
    '/rules#validated',
  );
});

test('an iteration stands in for the replies', async () => {
  const panel = await open({ ...earned, iterations: 1, night: { ...nightOf(earned), replied: 0 } });
  expect(await panel.findByText(/replied to 0 of 12 testers and published 1 iteration;/)).toBeDefined();
  expect(panel.getAllByText('Met:')).toHaveLength(4);
});

test('what Validated does not ask again is not called open', async () => {
  const slipped = {
    rating: 4.6,
    isRatingReached: false,
    testersNeeded: 20,
    night: { ...nightOf(earned), replied: 1 },
  };
  const panel = await open({ ...earned, ...slipped });
  expect(await panel.findAllByText('Met when it was Validated:')).toHaveLength(3);
  expect(panel.queryByText('Not met yet:')).toBeNull();
  cleanup();
  const other = await open({ ...earned, ...slipped, isValidated: false, since: null });
  expect(await other.findAllByText('Not met yet:')).toHaveLength(3);
});

test('the panel says that the other criteria are checked at night', async () => {
  const panel = await open(young);
  expect(await panel.findByText(/No rating yet/)).toBeDefined();
  expect(panel.getByText('The rest is checked each night.')).toBeDefined();
  expect(panel.queryByText('Met:')).toBeNull();
});
