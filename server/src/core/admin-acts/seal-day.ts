import type { Context } from '../context.ts';
import { insertDay } from './admin-acts.queries.ts';

const day = 86_400_000;

/** Keeps what the head of the chain was when yesterday ended (UTC). A day that is kept stays as it is. */
export async function sealDay({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await insertDay(db, new Date(now().getTime() - day).toISOString().slice(0, 10));
}
