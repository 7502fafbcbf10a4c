import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../core/transaction.ts';
import { makeCase } from '../../../testing/make-case.ts';
import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { imposeSanction } from './impose-sanction.ts';

/** Was warned for a comment, and appealed. */
export async function live({ world, ask, person: { id }, neighbour }: LifeSoFar): Promise<void> {
  const { reference } = await inTransaction({ ...world.ctx, newId: randomUUID }, async (tx) =>
    imposeSanction(tx, {
      caseId: await makeCase(world),
      person: { userId: id },
      step: 'warning',
      rule: 'harassment',
      facts: 'The comment insults another person.',
      source: 'report',
      suggestedStep: 'warning',
      decidedBy: neighbour.id,
      isAutomated: false,
      isSilent: false,
      subject: {
        kind: 'comment',
        id: randomUUID(),
        quote: 'Such a stupid till.',
        writtenAt: world.clock.now,
      },
    }),
  );
  await ask('POST', `/api/me/sanctions/${reference}/appeal`, { body: 'I meant the till, not the person.' });
}
