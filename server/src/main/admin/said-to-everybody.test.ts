import { readAnnouncement } from '@firstlight/contract/office/announcements/announcements.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSuppressed } from '../../core/mail/suppressions.queries.ts';
import { unlimited, type World } from '../../testing/world.ts';
import { type Machine, openMachine } from './machine.testing.ts';

let machine: Machine;
let world: World;
let run: Machine['run'];
beforeAll(async () => {
  machine = await openMachine();
  ({ world, run } = machine);
});
afterAll(() => machine.close());

describe('what is said to everybody', () => {
  const read = async () =>
    (await (await world.app(unlimited)).inject(readAnnouncement.path)).json().announcement;

  it('is read in both languages until its hours are over, one at a time', async () => {
    expect(await read()).toBeNull();
    world.clock.now = new Date();
    await run('announce 1 Mails are late. | Les e-mails ont du retard.');
    await run('announce 2 We move tonight. | Nous déménageons ce soir.');
    expect(await read()).toEqual({
      en: 'We move tonight.',
      fr: 'Nous déménageons ce soir.',
      path: null,
    });
    world.clock.now = new Date(Date.now() + 3 * 3_600_000);
    expect(await read()).toBeNull();
    world.clock.now = new Date();
    expect(await run('announce off')).toEqual([true, 'Nothing is announced any more.']);
    expect(await read()).toBeNull();
  });

  it.each([
    ['announce We move. | Nous déménageons.', 'for how many hours'],
    ['announce 500 We move. | Nous déménageons.', 'for how many hours'],
    ['announce 2 We move.', 'in English and in French'],
    ['announce 2 a | b | c', 'in English and in French'],
    [`announce 2 ${'a'.repeat(201)} | b`, 'in 200 characters'],
  ])('is refused as %s', async (line, why) => {
    await expect(run(line)).rejects.toThrow(why);
  });

  it('is on record without its words', async () => {
    await run('announce 1 Canary one. | Canari un.');
    const acts = await world.ctx.db.selectFrom('adminActs').selectAll().execute();
    expect(acts.at(-1)).toMatchObject({ act: 'machine.announce', subjectId: null });
    expect(JSON.stringify(acts)).not.toContain('Canary');
  });
});

describe('an address that is kept from letters', () => {
  const email = 'reader@person.example';
  const index = () => world.ctx.vault.blindIndex(email);

  it('is kept whether or not it had asked for them, in the same words', async () => {
    const said = await run(`suppress ${email}`);
    expect(said).toEqual([true, 'No letter is sent to that address.']);
    expect(await isSuppressed(world.ctx.db, index(), 'newsletter')).toBe(true);
    const app = await world.app(unlimited);
    await app.inject({
      method: 'POST',
      url: '/api/newsletter/subscriptions',
      payload: { email: 'other@person.example', frequency: 'weekly', interests: [], language: 'en' },
    });
    await world.ctx.db.updateTable('newsletterSubscriptions').set({ state: 'confirmed' }).execute();
    expect(await run('suppress other@person.example')).toEqual(said);
    const rows = await world.ctx.db.selectFrom('newsletterSubscriptions').select('state').execute();
    expect(rows).toEqual([{ state: 'suppressed' }]);
    const [consent] = await world.ctx.db
      .selectFrom('newsletterConsents')
      .select(['act', 'way'])
      .orderBy('id', 'desc')
      .execute();
    expect(consent).toEqual({ act: 'suppressed', way: 'request' });
  });

  it('is not on record among acts, nor taken for something else', async () => {
    const acts = await world.ctx.db.selectFrom('adminActs').selectAll().execute();
    expect(JSON.stringify(acts)).not.toContain(email);
    await expect(run('suppress nobody')).rejects.toThrow('Say one address.');
    await expect(run('suppress a@b.example c@d.example')).rejects.toThrow('Say one address.');
  });
});
