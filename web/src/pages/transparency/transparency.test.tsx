import { type QuarterFigures, readTransparency } from '@firstlight/contract/office/cases/transparency.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const figures: QuarterFigures = {
  startsOn: '2026-07-01',
  reports: 1205,
  medianHours: 15,
  removals: 60,
  removalsByRule: [{ rule: 'spam', count: 30 }],
  restrictions: 10,
  limits: 5,
  suspensions: 5,
  appeals: 15,
  upheld: 5,
  reduced: 0,
  overturned: 5,
  disclosures: 0,
};
const quarters = ['2026-07-01', '2026-04-01'];
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => null);
});

describe('the transparency page', () => {
  it('shows one table with the numbers of a quarter', async () => {
    server.answers(readTransparency, () => ({ quarters, figures, nextOn: '2027-01-01' }));
    await renderApp('/transparency');
    await screen.findByRole('table', { name: /^July\s–\sSeptember 2026$/ });
    const rows = screen
      .getAllByRole('row')
      .map(({ children }) => [...children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Reports received', '1,205'],
      ['Median time to a decision', '15 hours'],
      ['Content removed', '60'],
      ['Spam', '30'],
      ['Accounts restricted', '10'],
      ['Accounts with limited visibility', '5'],
      ['Accounts suspended', '5'],
      ['Appeals received', '15'],
      ['Decision kept', '5'],
      ['Milder step', '0'],
      ['Decision reversed', '5'],
      ['Anonymous testers’ names seen by two admins', '0'],
    ]);
  });

  it('requests the quarter that the reader chooses', async () => {
    server.answers(readTransparency, () => ({ quarters, figures, nextOn: '2027-01-01' }));
    const requested = vi.spyOn(globalThis, 'fetch');
    const { user } = await renderApp('/transparency');
    await user.click(await screen.findByRole('combobox', { name: 'Quarter' }));
    await user.click(await screen.findByRole('option', { name: /^April\s–\sJune 2026$/ }));
    const address = '/api/transparency?quarter=2026-04-01';
    await vi.waitFor(() => expect(requested).toHaveBeenLastCalledWith(address, expect.anything()));
  });

  it('says when the first numbers appear if no quarter has ended', async () => {
    server.answers(readTransparency, () => ({ quarters: [], figures: null, nextOn: '2027-01-01' }));
    await renderApp('/transparency');
    expect(await screen.findByText('The first numbers appear on 1 January 2027.')).toBeDefined();
  });
});
