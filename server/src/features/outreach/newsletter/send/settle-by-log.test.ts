import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../../../testing/servers/mail-server.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { messageIdOf } from '../letter/build-message.ts';
import { type MadeReader, makeReaders } from '../make-readers.testing.ts';
import { fillLetter, letterSunday, sendWhatIsDue } from '../send-due-letter.testing.ts';
import { settleByLog } from './settle-by-log.ts';

let world: World;
let server: TestMailServer;
let directory: string;
const run = (sql: string, values: unknown[] = []) => world.database.pool.query(sql, values);
const sendAt = async (minutes: number) => {
  world.clock.now = new Date(letterSunday.getTime() + minutes * 60_000);
  await sendWhatIsDue(world, server.url);
};
const lettersTo = ({ email }: MadeReader) => server.received.filter(({ to }) => to[0] === email).length;
const sorted = (states: readonly string[]) => states.toSorted();
const states = async () =>
  sorted((await run('select state::text from newsletter_deliveries')).rows.map(({ state }) => state));

beforeAll(async () => {
  world = await testWorld();
  directory = mkdtempSync(join(tmpdir(), 'relay-log-'));
  await fillLetter(world);
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await world.close();
});
beforeEach(async () => {
  await server?.stop();
  server = await startMailServer();
  for (const table of ['newsletter_issues', 'newsletter_subscriptions', 'newsletter_lanes'])
    await run(`delete from ${table}`);
});
afterAll(() => server.stop());

/** A letter to each of four, two of which are in doubt: the first had come, the second had not. */
async function sendWithDoubts(): Promise<{ readers: MadeReader[]; ids: string[]; issue: number }> {
  const readers = await makeReaders({ db: world.database.db, vault: world.jobCtx.vault }, 4);
  await sendAt(0);
  const [{ issue }] = (await run('select number as issue from newsletter_issues')).rows;
  await run(`update newsletter_deliveries set state = 'uncertain' where subscription_id = any ($1)`, [
    readers.slice(0, 2).map(({ id }) => id),
  ]);
  await run(
    `update newsletter_deliveries set noted_at = noted_at - interval '1 second' where state = 'uncertain'`,
  );
  server.received = server.received.filter(({ to }) => to[0] !== readers[1]?.email);
  await sendAt(2);
  return { readers, issue, ids: readers.map(({ id }) => messageIdOf({ issue, subscriptionId: id })) };
}

async function settle(lines: readonly string[], isWhole: boolean, minutes = 31) {
  world.clock.now = new Date(letterSunday.getTime() + minutes * 60_000);
  const path = join(directory, 'mail.log');
  writeFileSync(path, lines.join('\n'));
  return settleByLog(world.ctx, path, isWhole);
}

const postfix = (id: string, number: string) => [
  `Nov 22 17:00:01 mx postfix/cleanup[7]: ${number}: message-id=<${id}@firstlight.example>`,
  `Nov 22 17:00:01 mx postfix/qmgr[8]: ${number}: from=<bounce+x@reports.firstlight.example>, size=9000, nrcpt=1 (queue active)`,
];
const exim = (id: string) =>
  `2026-11-22 17:00:01 1vMabc-000000001-AbCd <= bounce+x@reports.firstlight.example H=worker P=esmtps S=9000 id=${id}@firstlight.example`;

it.each([
  ['Postfix', (ids: string[]) => ids.flatMap((id, nth) => postfix(id, `4ABCDEF${nth}`))],
  ['Exim', (ids: string[]) => ids.map(exim)],
  ['a list', (ids: string[]) => ids.map((id) => `<${id}@firstlight.example>`)],
])('by a whole log (%s), nobody is left in doubt, and each has one letter', async (_, logOf) => {
  const { readers, ids } = await sendWithDoubts();
  const log = logOf(ids.filter((id) => id !== ids[1]));
  expect(await settle(log, true)).toEqual({ sent: 1, released: 1, left: 0, fresh: 0, missing: 0 });
  await sendAt(40);
  expect(readers.map(lettersTo)).toEqual([1, 1, 1, 1]);
  await sendAt(41);
  expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect((await run('select state::text from newsletter_issues')).rows).toEqual([{ state: 'sent' }]);
});

it('a message whose head alone was read has not been taken', async () => {
  const { ids } = await sendWithDoubts();
  const log = ids.flatMap((id, nth) => postfix(id, `4ABCDEF${nth}`).slice(0, nth === 1 ? 1 : 2));
  expect(await settle(log, true)).toMatchObject({ sent: 1, released: 1 });
});

it('a log that is not said to be whole, or is not, lets nothing leave', async () => {
  const { ids } = await sendWithDoubts();
  const nothing = { sent: 0, released: 0, left: 2, fresh: 0, missing: 0 };
  expect(await settle([], false)).toEqual(nothing);
  const torn = ids.filter((_, nth) => nth !== 1 && nth !== 3).map(exim);
  expect(await settle(torn, true)).toEqual({ ...nothing, missing: 1 });
  expect(await states()).toEqual(['sent', 'sent', 'uncertain', 'uncertain']);
});

it('what nothing was taken after stays in doubt: a log may end before it', async () => {
  const { readers, ids } = await sendWithDoubts();
  const later = `update newsletter_deliveries set noted_at = noted_at + interval '2 minutes' where subscription_id = $1`;
  await run(later, [readers[1]?.id]);
  const log = ids.filter((_, nth) => nth !== 1).map(exim);
  expect(await settle(log, true, 35)).toMatchObject({ sent: 1, released: 0, left: 1 });
  await run(`delete from newsletter_deliveries where state = 'sent'`);
  expect(await settle([], true, 35)).toMatchObject({ released: 0, left: 1 });
});

it('a number that Postfix gives to another message settles nothing', async () => {
  const { ids } = await sendWithDoubts();
  const [head = ''] = postfix(ids[1] ?? '', '4ABCDEF1');
  const [, ...other] = postfix('another', '4ABCDEF1');
  const log = [head, 'Nov 22 18:00:01 mx postfix/smtpd[7]: 4ABCDEF1: client=worker[10.0.0.2]', ...other];
  const others = ids.filter((_, nth) => nth !== 1).map(exim);
  expect(await settle([...others, ...log], true)).toMatchObject({ sent: 1, released: 1 });
});

it('a letter that may still be on its way, or is two days late, waits for no log', async () => {
  const { ids } = await sendWithDoubts();
  const log = ids.slice(2).map(exim);
  expect(await settle(log, true, 20)).toMatchObject({ released: 0, left: 0, fresh: 2 });
  expect(await settle(log, true, 49 * 60)).toMatchObject({ released: 0, left: 2 });
});
