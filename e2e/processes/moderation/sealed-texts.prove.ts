import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { encodingsOf, findBytes } from '../harness/canary.ts';
import type { TestMember } from '../harness/members.ts';
import { openWorld, type World } from '../harness/world.ts';
import { type Court, openCourt } from './court.ts';

const cases = 8;
/** Why another step was taken than suggested is shown to nobody. */
const unread = 1;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('nothing that reporters, admins and whoever appeals wrote stands readable in a dump', async () => {
  const court = await openCourt(world);
  const written: string[] = [];
  let read = 0;
  for (let nth = 0; nth < cases; nth++) {
    const { canaries, told } = await playCase(court);
    written.push(...canaries);
    read += canaries.filter((canary) => told.includes(canary)).length;
  }
  await court.close();
  const { stdout } = await promisify(execFile)('pg_dump', ['--dbname', world.database.url], {
    encoding: 'buffer',
    maxBuffer: 2 ** 30,
  });
  const found = findBytes(stdout, encodingsOf(written));
  keepProof('sealed-texts', { cases, canaries: written.length, dumpBytes: stdout.length }, [
    { what: 'canaries', got: written.length, goal: 50 },
    { what: 'of them read by those who may', got: read, goal: written.length - cases * unread },
    { what: 'found in the dump, in any encoding', got: found.length, goal: 0, atMost: true },
  ]);
});

/** One case with all that can be written in it. What was reported is changed afterwards: its first words stand in copies alone. */
async function playCase(court: Court): Promise<{ canaries: string[]; told: string }> {
  const canaries: string[] = [];
  const canary = () => {
    const text = `canary-${randomUUID()}`;
    canaries.push(text);
    return text;
  };
  const [author, reporter] = (await court.people(2)) as [TestMember, TestMember];
  const path = `/api/projects/${court.projectId}/comments`;
  const commentId = JSON.parse((await court.act(author, 'POST', path, { body: canary() })).text).id;
  const form = { kind: 'comment', address: commentId, reason: 'other', isIllegal: true, inGoodFaith: true };
  await court.act(reporter, 'POST', '/api/reports', { ...form, body: canary(), law: canary() });
  await court.act(author, 'PATCH', `/api/comments/${commentId}`, { body: 'Nothing to see.' });
  const [row] = await court.world.database.query<{ id: string; version: number }>(
    'select id, version from cases where subject_id = $1',
    [commentId],
  );
  const address = `/api/admin/cases/${row?.id}`;
  await court.act(court.admins[0], 'POST', `${address}/notes`, { text: canary() });
  const decision = { outcome: 'upheld', step: 'restriction', rule: 'illegal' };
  const texts = { facts: canary(), law: canary(), deviation: canary() };
  await court.act(court.admins[0], 'POST', `${address}/decision`, {
    version: row?.version,
    ...decision,
    ...texts,
  });
  const standing = () => court.act(author, 'GET', '/api/me/standing');
  const { reference } = JSON.parse((await standing()).text).sanctions[0];
  await court.act(author, 'POST', `/api/me/sanctions/${reference}/appeal`, { body: canary() });
  const [appeal] = await court.world.database.query<{ id: string }>(
    'select a.id from appeals a join sanctions s on s.id = sanction_id where case_id = $1',
    [row?.id],
  );
  const answer = { outcome: 'upheld', answer: canary() };
  const told = [(await court.act(court.admins[1], 'GET', '/api/admin/appeals')).text];
  await court.act(court.admins[1], 'POST', `/api/admin/appeals/${appeal?.id}/decision`, answer);
  told.push((await court.act(court.admins[0], 'GET', address)).text, (await standing()).text);
  return { canaries, told: told.join('\n') };
}
