import { listOwnReports, type OwnReport } from '@firstlight/contract/office/cases/reports.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CurrentVisitor } from '../../lib/visitor.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { ReportedFold } from './reported-fold.tsx';

const address = '0191a5b0-0000-7000-8000-0000000000c1';
const report: OwnReport = {
  id: '0191a5b0-0000-7000-8000-0000000000e1',
  reference: 'FL-7K3M-2Q',
  kind: 'comment',
  address,
  reason: 'spam',
  isIllegal: false,
  body: null,
  reportedAt: '2026-11-16T10:00:00.000Z',
  dueAt: '2026-11-18T10:00:00.000Z',
  state: 'open',
  closedAt: null,
  review: null,
  can: { withdraw: true, review: false },
};

afterEach(() => localStorage.clear());

async function show(own: OwnReport) {
  stubServer().answers(listOwnReports, () => ({ items: [own], next: null, misuse: null }));
  await renderPart(
    <CurrentVisitor value="member">
      <ReportedFold reported={{ kind: 'comment', address }}>
        <p>What somebody wrote.</p>
      </ReportedFold>
    </CurrentVisitor>,
    ['common'],
  );
}

test('what one has reported is folded until one asks for it', async () => {
  localStorage.setItem('has-reported', 'yes');
  await show(report);
  await userEvent.click(await screen.findByRole('button', { name: 'Show anyway' }));
  expect(screen.getByText('What somebody wrote.')).toBeTruthy();
});

test('who has reported nothing in this browser is asked nothing, and reads everything', async () => {
  await show(report);
  expect(screen.getByText('What somebody wrote.')).toBeTruthy();
});
