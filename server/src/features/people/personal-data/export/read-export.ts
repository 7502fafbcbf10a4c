import type { PersonalExport } from '@firstlight/contract/people/personal-data/personal-data.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { findLatestExport } from './exports.queries.ts';
import { presentExport } from './present-export.ts';

export async function readExport(ctx: HttpContext<Member>): Promise<PersonalExport | null> {
  const latest = await findLatestExport(ctx.db, ctx.actor.id, ctx.now());
  return latest ? presentExport(latest) : null;
}
