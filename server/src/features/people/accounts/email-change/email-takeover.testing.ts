import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { createAuthenticator } from '../../../../testing/people/authenticator.ts';
import { addPasskey, enterWithPasskey } from '../../../../testing/people/passkeys.ts';
import { maya } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { emailHands, type LinkMode } from './email-change.testing.ts';

type Hands = ReturnType<typeof emailHands>;

/** Every order in which six steps of the thief (t) and three of the owner (o) can fall. */
export const orders = ordersOf(6, 3);

/** Describes that the owner keeps an account whose address a thief changes twice, in these orders of their steps. */
export function describeTakeovers(chosen: readonly string[]): void {
  let world: World;
  let app: FastifyInstance;
  let hands: Hands;

  beforeAll(async () => {
    world = await testWorld();
    app = await world.app(unlimited);
    hands = emailHands(world, app);
  });
  afterAll(() => world.close());

  describe('an account whose address a thief changes, twice', () => {
    it.each(chosen)('is its owner’s in the end and never the thief’s, in the order %s', async (order) => {
      const number = orders.indexOf(order);
      const person = { ...maya, username: `owner_${number}`, email: `${order}@example.org` };
      const cookie = await hands.member(person);
      const thief = thiefOf({ app, hands }, order, person.username, { cookie, password: person.password });
      const owner = ownerOf(hands, person.email);
      const steps = { t: thief.steps.values(), o: owner.steps.values() };
      for (const who of order) await steps[who as 't' | 'o'].next().value?.();
      expect(owner.wayIn()).toBe(200);
      expect(await thief.waysIn()).toEqual([]);
      expect(await owner.getsIn()).toBe(true);
    });
  });
}

function ordersOf(thief: number, owner: number): string[] {
  if (thief + owner === 0) return [''];
  return [
    ...(thief > 0 ? ordersOf(thief - 1, owner).map((rest) => `t${rest}`) : []),
    ...(owner > 0 ? ordersOf(thief, owner - 1).map((rest) => `o${rest}`) : []),
  ];
}

/** Plays a thief at the owner's unlocked screen, who knows the password and has two mailboxes. */
function thiefOf(
  { app, hands }: { app: FastifyInstance; hands: Hands },
  order: string,
  username: string,
  stolen: { cookie: string; password: string },
) {
  const [one, two] = [`one-${order}@thief.example`, `two-${order}@thief.example`];
  const password = 'mine from now on';
  const authenticator = createAuthenticator();
  let { cookie } = stolen;
  const follow = async (email: string) =>
    hands.follow(cookie, await hands.newestLink(email, 'confirm-email'));
  const enter = async () => {
    const answer = await hands.signIn(username, password);
    if (answer.statusCode === 200) cookie = cookiesOf(answer);
  };
  return {
    steps: [
      () => hands.ask(cookie, one),
      () => follow(one),
      async () => {
        await addPasskey(app, cookie, authenticator);
        await hands.ask(cookie, two);
      },
      () => follow(two),
      async () => {
        await hands.undo(await hands.newestLink(one, 'undo-email'), password);
        await enter();
      },
      async () => {
        for (const mailbox of [one, two]) {
          await hands.forgot(mailbox);
          await hands.reset(await hands.newestLink(mailbox, 'reset'), password);
        }
        await enter();
      },
    ],
    /** Every door, and every link that ever came to their mailboxes. */
    async waysIn(): Promise<string[]> {
      const ways: string[] = [];
      const note = (way: string, isOpen: boolean) => void (isOpen && ways.push(way));
      note('session', (await hands.me(cookie)) !== null);
      note('passkey', (await enterWithPasskey(app, authenticator)).statusCode === 200);
      for (const login of [username, one, two])
        for (const tried of [password, stolen.password])
          note(`password at ${login}`, (await hands.signIn(login, tried)).statusCode === 200);
      const acts: Record<LinkMode, (token: string) => Promise<{ statusCode: number }>> = {
        'confirm-email': (token) => hands.follow(cookie, token),
        'undo-email': (token) => hands.undo(token, password),
        reset: (token) => hands.reset(token, password),
      };
      for (const [mode, act] of Object.entries(acts))
        for (const mailbox of [one, two])
          for (const token of await hands.linksIn(mailbox, mode as LinkMode))
            note(`${mode} link`, (await act(token)).statusCode < 300);
      return ways;
    },
  };
}

/** Who has nothing but the mailbox the account was opened with, and does what its mails and the screens offer. */
function ownerOf(hands: Hands, email: string) {
  let password = maya.password;
  let wayIn = 0;
  const undo = async (chosen: string) => {
    const answer = await hands.undo(await hands.newestLink(email, 'undo-email'), chosen);
    if (answer.statusCode === 204) password = chosen;
  };
  return {
    steps: [
      () => undo('two quiet dawns'),
      async () => {
        await hands.forgot(email);
        const chosen = 'four warm stones';
        const answer = await hands.reset(await hands.newestLink(email, 'reset'), chosen);
        if (answer.statusCode === 204) password = chosen;
        else await undo(chosen);
      },
      async () => {
        wayIn = (await hands.signIn(email, password)).statusCode;
      },
    ],
    wayIn: () => wayIn,
    getsIn: async () => (await hands.signIn(email, password)).statusCode === 200,
  };
}
