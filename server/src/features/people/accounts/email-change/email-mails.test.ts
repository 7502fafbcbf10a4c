import { languages } from '@firstlight/contract/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apart, maya } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { emailHands } from './email-change.testing.ts';

const subjects = {
  en: [
    'This address already has an account',
    'Confirm your new e-mail address',
    'Your e-mail address was changed',
    'Your account now has a different address',
    'Your account is back to its earlier address',
  ],
  fr: [
    'Un compte utilise déjà cette adresse',
    'Confirmez votre nouvelle adresse e-mail',
    'Votre adresse e-mail a changé',
    'Votre compte a maintenant une autre adresse',
    'Votre compte a repris son ancienne adresse',
  ],
};
let world: World;

beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

describe.each(languages)('the mails about a change of address, in %s', (language) => {
  it('say it in that language, carry nothing that anybody typed, and lead nowhere else', async () => {
    const app = await world.app(unlimited);
    const hands = emailHands(world, app);
    const [owner, neighbour] = ['owner', 'neighbour'].map((name) =>
      apart({ ...maya, name: 'Canary Wren', username: `${name}_${language}` }),
    ) as [typeof maya, typeof maya];
    const [cookie, other] = [await hands.member(owner), await hands.member(neighbour)];
    for (const as of [cookie, other])
      await app.inject({ method: 'PATCH', url: '/api/me', headers: { cookie: as }, payload: { language } });
    await hands.work();
    world.happened.mails.length = 0;

    const second = apart().email;
    await hands.ask(cookie, neighbour.email);
    await hands.work();
    await hands.change(cookie, second);
    await hands.work();
    await hands.forgot(owner.email);
    await hands.undo(await hands.newestLink(owner.email, 'undo-email'), 'two quiet dawns');
    await hands.work();

    const mails = world.happened.mails.filter(({ kind }) => kind.startsWith('account-email'));
    expect(mails.map(({ subject }) => subject)).toEqual(subjects[language]);
    for (const { text, html } of mails) {
      expect(`${text} ${html}`).not.toMatch(/Canary|Wren|owner_|neighbour_/);
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => new URL(link).origin);
      expect(new Set(links)).toEqual(new Set([world.ctx.origin]));
    }
  });
});
