import { randomUUID } from 'node:crypto';
import type { LifeSoFar } from '../../../testing/whole-life.ts';

export async function live({ ask }: LifeSoFar): Promise<void> {
  await ask('PUT', `/api/me/page-readings/${randomUUID()}`, { address: 'https://tidepool.example/' });
}
