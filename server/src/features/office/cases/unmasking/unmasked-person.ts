import type { Context } from '../../../../core/context.ts';
import { type Unmasking, unmaskedPlace } from './unmaskings.queries.ts';

/** Whose name two admins agreed to learn: for both while they may see it, and for what the person is told. Null: they are gone. */
export async function unmaskedPerson(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { id, person }: Pick<Unmasking, 'id' | 'person'>,
): Promise<string | null> {
  return person && vault.unseal(db, unmaskedPlace(id), person);
}
