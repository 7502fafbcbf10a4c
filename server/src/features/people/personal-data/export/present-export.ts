import type { PersonalExport } from '@firstlight/contract/people/personal-data/personal-data.ts';
import type { Selectable } from 'kysely';
import type { Exports } from '../../../../db/schema.ts';

type Presented = Pick<Selectable<Exports>, 'id' | 'state' | 'askedAt' | 'expiresAt' | 'bytes'>;

export function presentExport({ id, state, askedAt, expiresAt, bytes }: Presented): PersonalExport {
  return {
    id,
    state,
    askedAt: askedAt.toISOString(),
    bytes: bytes === null ? null : Number(bytes),
    expiresAt: state === 'ready' ? expiresAt.toISOString() : null,
  };
}
