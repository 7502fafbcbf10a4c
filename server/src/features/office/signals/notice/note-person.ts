import type { Signal } from '@firstlight/contract/office/cases/signal-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { noteNoticed } from './note-noticed.ts';
import { namedTag } from './who-wrote.ts';

/** What is noticed about somebody and not about one of their texts: their profile stands for it. */
export async function notePerson(ctx: Context, userId: string, signal: Signal): Promise<void> {
  const profile = ctx.reportables.find(({ kind }) => kind === 'profile');
  const snapshot = await profile?.snapshot(ctx, userId);
  if (!snapshot) return;
  const who = { userId, tag: namedTag(ctx.vault, userId) };
  const noticed = { kind: 'profile' as const, id: userId, snapshot, who, signals: [signal], amounts: {} };
  await inTransaction(ctx, (tx) => noteNoticed(tx, noticed));
}
