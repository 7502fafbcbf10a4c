import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, makeProject } from '../../../../testing/people/makers-and-testers.ts';
import { startMailServer, type TestMailServer } from '../../../../testing/servers/mail-server.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { recordShown } from '../../../trials/distribution/record-shown.ts';
import { type MadeReader, makeReaders } from '../make-readers.testing.ts';
import { fillLetter, letterSunday, sendDueLetter } from '../send-due-letter.testing.ts';

const day = 24 * 60 * 60 * 1000;
let world: World;
let server: TestMailServer;
beforeAll(async () => {
  world = await testWorld();
  server = await startMailServer();
});
afterAll(async () => {
  await server.stop();
  await world.close();
});
const run = (sql: string, values: unknown[]) => world.database.pool.query(sql, values);

/** The account of a reader, who had these in view on the site so many days before the letter. */
async function seenBy(reader: MadeReader, username: string, projectIds: string[], daysBefore: number) {
  const { id } = await makePerson(world, username);
  await run('update users set email_index = $1 where id = $2', [
    world.ctx.vault.blindIndex(reader.email),
    id,
  ]);
  world.clock.now = new Date(letterSunday.getTime() - daysBefore * day);
  const shown = projectIds.map((projectId) => ({ projectId, cell: null, isReturn: false }));
  await recordShown(world.ctx, id, shown);
}

it('what a reader has had in view on the site is not drawn for them; whoever has seen all of it gets a letter like everybody', async () => {
  await fillLetter(world);
  const needy: string[] = [];
  for (const name of ['first', 'second']) {
    const { id } = await makePerson(world, `maker_of_${name}`);
    needy.push(await makeProject(world, id, { name: `The ${name} one` }));
  }
  await run(
    `insert into project_needs (project_id, owner_id, categories, language, posted_at, visible_since, is_open)
     select id, owner_id, categories, language, published_at, published_at, true from projects where id = any ($1)`,
    [needy],
  );
  const { db, vault } = { db: world.database.db, vault: world.jobCtx.vault };
  const readers = await makeReaders({ db, vault }, 42);
  await run(`update newsletter_subscriptions set language = $1`, ['en']);
  const [one, all, late] = readers as [MadeReader, MadeReader, MadeReader];
  await seenBy(one, 'saw_the_first', needy.slice(0, 1), 3);
  await seenBy(all, 'saw_all', needy, 3);
  // On the very day: a letter that is put together again must be the same.
  await seenBy(late, 'saw_it_late', needy, 0);

  await sendDueLetter(world, server.url);
  expect(server.received).toHaveLength(42);
  const textTo = ({ email }: MadeReader) =>
    server.received.find(({ to }) => to[0] === email)?.mail.text ?? '';
  const part = (reader: MadeReader) => textTo(reader).match(/The (first|second) one/g) ?? [];
  expect(part(one)).not.toContain('The first one');
  expect(part(all)).toEqual([]);
  const others = readers.slice(3).filter((reader) => textTo(reader).includes('The first one'));
  expect(others.length).toBeGreaterThan(0);
  expect(textTo(all)).toContain('Test it');
  expect(part(late)).not.toEqual([]);
});
