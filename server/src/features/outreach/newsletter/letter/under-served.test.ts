import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, makeProject } from '../../../../testing/people/makers-and-testers.ts';
import { startMailServer, type TestMailServer } from '../../../../testing/servers/mail-server.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { recordShown } from '../../../trials/distribution/record-shown.ts';
import { type MadeReader, makeReaders } from '../make-readers.testing.ts';
import { fillLetter, letterSunday, sendDueLetter } from '../send-due-letter.testing.ts';

const day = 24 * 60 * 60 * 1000;
let world: World;
let server: TestMailServer;
let readers: MadeReader[];
const ids: string[] = [];
const makers: string[] = [];
const run = (sql: string, values: unknown[]) => world.database.pool.query(sql, values);

beforeAll(async () => {
  world = await testWorld();
  server = await startMailServer();
  await fillLetter(world);
  for (const name of ['first', 'second']) {
    const { id } = await makePerson(world, `maker_of_${name}`);
    makers.push(id);
    ids.push(await makeProject(world, id, { name: `The ${name} one` }));
  }
  await run(
    `insert into project_needs (project_id, owner_id, categories, language, posted_at, visible_since, is_open)
     select id, owner_id, categories, language, published_at, published_at, true from projects where id = any ($1)`,
    [ids],
  );
  readers = await makeReaders({ db: world.database.db, vault: world.jobCtx.vault }, 7);
  await run(`update newsletter_subscriptions set language = $1`, ['en']);
  await seenBy(0, 'saw_the_first', ids.slice(0, 1), 3);
  await seenBy(1, 'saw_all', ids, 3);
  await seenBy(2, 'saw_it_late', ids, 0);
  await run('update newsletter_subscriptions set interests = 2 where id = $1', [readers[3]?.id]);
  await run(`update newsletter_subscriptions set language = 'fr' where id = $1`, [readers[4]?.id]);
  await accountOf(5, makers[0] ?? '');
  await sendDueLetter(world, server.url);
});
afterAll(async () => {
  await server.stop();
  await world.close();
});

const accountOf = (nth: number, userId: string) =>
  run('update users set email_index = $1 where id = $2', [
    world.ctx.vault.blindIndex(readers[nth]?.email ?? ''),
    userId,
  ]);

/** Opens an account for a reader, to whom the site showed these projects some days before the issue. */
async function seenBy(nth: number, username: string, projectIds: string[], daysBefore: number) {
  const { id } = await makePerson(world, username);
  await accountOf(nth, id);
  world.clock.now = new Date(letterSunday.getTime() - daysBefore * day);
  const shown = projectIds.map((projectId) => ({ projectId, cell: null, isReturn: false }));
  await recordShown(world.ctx, id, shown);
}

const textTo = (nth: number) =>
  server.received.find(({ to }) => to[0] === readers[nth]?.email)?.mail.text ?? '';
const picked = (nth: number) => (textTo(nth).match(/The (?:first|second) one/g) ?? []).toSorted();
const both = ['The first one', 'The second one'];

describe('the two projects that need testers', () => {
  it('are under-served projects in the interests and the language of the reader', () => {
    expect(picked(6)).toEqual(both);
    expect(textTo(6)).toContain('Two that need testers');
    for (const other of [3, 4]) {
      expect(picked(other)).toEqual([]);
      expect(textTo(other)).toContain('/project/');
    }
  });

  it('are new to the reader, who had not seen them on the site before that day', () => {
    expect(picked(0)).toEqual(['The second one']);
    expect(textTo(0)).toContain('One that needs testers');
    expect(picked(1)).toEqual([]);
    expect(textTo(1)).toContain('/project/');
    expect(picked(2)).toEqual(both);
  });

  it('are not the reader’s own', () => {
    expect(picked(5)).toEqual(['The second one']);
  });
});
