import type { Context } from '../../../../core/context.ts';
import { findAddresseeRow } from './users.queries.ts';

/** Whom a mail goes to, for jobs of other features: the address is readable only here. */
export function findAddressee(ctx: Context, userId: string) {
  return findAddresseeRow(ctx.db, ctx.vault, userId);
}
