import { patiently } from '../patiently.ts';
import type { TestDatabase } from '../servers/database.ts';
import type { Asked } from './hear-statements.ts';

/**
 * What reading these statements takes of PostgreSQL, each asked once more by itself. Unlike times it does not depend on how busy the
 * machine is. What writes is left out: it would be written twice.
 */
export async function countBuffers(
  database: TestDatabase,
  asked: readonly Asked[],
): Promise<{ statements: number; buffers: number }> {
  const reading = asked.filter(
    ({ text }) =>
      /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert into|update|delete from)\b/i.test(text),
  );
  let buffers = 0;
  for (const { text, values } of reading) {
    const plain = text.replaceAll(/\$(\d+)/g, (_, place) => values[Number(place) - 1] ?? '');
    const { rows } = await patiently(database, `explain (analyze, buffers, format json) ${plain}`);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return { statements: reading.length, buffers };
}
