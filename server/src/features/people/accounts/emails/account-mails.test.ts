import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testWorld, type World } from '../../../../testing/world.ts';
import { insertUser, markVerified, type NewUser } from '../account/users.queries.ts';
import {
  accountJobs,
  mailPasswordChanged,
  mailReset,
  mailSecondAccount,
  mailVerification,
} from '../accounts.jobs.ts';

let world: World;
let count = 0;

beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());
beforeEach(() => world.happened.mails.splice(0));

async function user(changes: Partial<NewUser> = {}): Promise<NewUser> {
  count += 1;
  const person: NewUser = {
    id: world.ctx.newId(),
    name: 'Maya <b>Roux</b>',
    username: `maya_${count}`,
    email: `maya-${count}@example.org`,
    role: 'both',
    language: 'en',
    passwordHash: 'none',
    createdAt: world.clock.now,
    ...changes,
  };
  await insertUser(world.database.db, world.ctx.vault, person);
  return person;
}

const asked = (userId: string | null) => ({ userId, mailId: world.ctx.newId() });

describe('a mail about an account', () => {
  it.each([
    ['en', 'Confirm your e-mail address', '24 hours'],
    ['fr', 'Confirmez votre adresse e-mail', '24\u00a0heures'],
  ] as const)('speaks the owner’s language: %s', async (language, subject, time) => {
    const { id, email } = await user({ language });
    await mailVerification.run(world.jobCtx, asked(id));
    const [mail] = world.happened.mails;
    expect(mail).toMatchObject({ to: email, subject });
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(time.replaceAll('\u00a0', ' '));
    expect(mail?.html).not.toContain('<b>Roux');
  });

  it('is not sent to nobody', async () => {
    for (const job of [mailVerification, mailReset]) await job.run(world.jobCtx, asked(null));
    expect(world.happened.mails).toEqual([]);
  });

  it('asks for no confirmation that was given meanwhile', async () => {
    const { id } = await user();
    await markVerified(world.database.db, id, world.clock.now);
    await mailVerification.run(world.jobCtx, asked(id));
    expect(world.happened.mails).toEqual([]);
  });

  it.each([
    ['verification', mailVerification],
    ['reset', mailReset],
    ['sign-up with a known address', mailSecondAccount],
  ])('carries nothing that anybody typed, where nobody may have asked for it: %s', async (_kind, job) => {
    const { id, email } = await user({ name: 'Win 500 at evil.example' });
    await job.run(world.jobCtx, asked(id));
    const [mail] = world.happened.mails;
    expect(mail?.to).toBe(email);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|Win 500|maya_/);
  });

  it('greets the owner by name where it tells of something done in the account', async () => {
    const { id } = await user({ name: 'Maya Roux' });
    await mailPasswordChanged.run(world.jobCtx, asked(id));
    expect(world.happened.mails[0]?.text).toContain('Hello Maya Roux,');
  });

  it('links to our own origin only', async () => {
    const { id } = await user();
    await mailSecondAccount.run(world.jobCtx, asked(id));
    const links = [...(world.happened.mails[0]?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(
      ([, link = '']) => link,
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(new URL(link).origin).toBe(world.ctx.origin);
  });
});

it('forgets accounts nobody confirmed for 14 days, and only those', async () => {
  const day = 24 * 60 * 60 * 1000;
  const old = await user({ createdAt: new Date(world.clock.now.getTime() - 15 * day) });
  const young = await user({ createdAt: new Date(world.clock.now.getTime() - 13 * day) });
  const confirmed = await user({ createdAt: new Date(world.clock.now.getTime() - 15 * day) });
  await markVerified(world.database.db, confirmed.id, world.clock.now);
  await accountJobs.find(({ name }) => name === 'accounts.forget-ended')?.run(world.jobCtx, {});
  const left = await world.database.db.selectFrom('users').select('id').execute();
  const ids = left.map(({ id }) => id);
  expect(ids).not.toContain(old.id);
  expect(ids).toEqual(expect.arrayContaining([young.id, confirmed.id]));
});
