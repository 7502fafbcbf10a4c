import type { Context } from '../../../core/context.ts';
import * as users from './account/users.queries.ts';

/** Whom a mail goes to, for jobs of other features: the address is readable only here. */
export function findAddressee(ctx: Context, userId: string) {
  return users.findAddresseeRow(ctx.db, ctx.vault, userId);
}
