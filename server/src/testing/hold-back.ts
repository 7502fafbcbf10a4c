import { randomUUID } from 'node:crypto';
import { inTransaction } from '../core/transaction.ts';
import { imposeSanction } from '../features/office/sanctions/impose-sanction.ts';
import { undoSanction } from '../features/office/sanctions/undo-sanction.ts';
import { reportables } from '../main/registries.ts';
import { type asker, makePerson, type TestPerson } from './people/makers-and-testers.ts';
import type { World } from './world.ts';

/** Takes it back: as if it had never been. */
type End = () => Promise<void>;

/** Somebody is limited or suspended from now on, until it is undone. */
export async function holdAuthor(world: World, userId: string, step: 'limit' | 'restriction'): Promise<End> {
  const { id } = await inTransaction({ ...world.ctx, newId: randomUUID }, (tx) =>
    imposeSanction(tx, {
      caseId: randomUUID(),
      person: { userId },
      step,
      rule: 'harassment',
      facts: null,
      source: 'report',
      suggestedStep: step,
      decidedBy: null,
      isAutomated: false,
      isSilent: false,
      subject: { kind: 'account', id: randomUUID(), quote: '', writtenAt: null },
      hours: 48,
    }),
  );
  return async () => {
    const isUndone = await inTransaction(world.ctx, (tx) => undoSanction(tx, id));
    if (!isUndone) throw new Error('there was nothing to undo');
  };
}

export async function takeDown(world: World, kind: string, id: string): Promise<End> {
  const reportable = reportables.find((one) => one.kind === kind);
  if (!reportable) throw new Error(`nothing of the kind ${kind} can be taken down`);
  const set = (isTaken: boolean) => inTransaction(world.ctx, (tx) => reportable.takeDown(tx, id, isTaken));
  await set(true);
  return () => set(false);
}

/** As many established members report it as it takes to hide it. */
export async function reportByMany(
  world: World,
  ask: ReturnType<typeof asker>,
  kind: string,
  address: string,
): Promise<End> {
  const sent: [TestPerson, string][] = [];
  for (let place = 0; place < 8; place += 1) {
    const one = await makePerson(world, `r${place}_${randomUUID().slice(0, 6)}`);
    const form = { kind, address, reason: 'scam', isIllegal: false };
    sent.push([one, (await ask(one, 'POST', '/api/reports', form)).json().id]);
  }
  return async () => {
    for (const [one, id] of sent) await ask(one, 'DELETE', `/api/me/reports/${id}`);
  };
}
