import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { jobs } from '../../../../main/registries.ts';
import { memberCookie, type Person, post, verifiedPerson } from '../../../../testing/people/people.ts';
import type { World } from '../../../../testing/world.ts';

export type LinkMode = 'confirm-email' | 'undo-email' | 'reset';

/** Somebody's hands on the forms and mailboxes that a change of address goes through. */
export function emailHands(world: World, app: FastifyInstance) {
  /** Does what a worker would do with the jobs written so far. */
  async function work(): Promise<void> {
    for (const { name, payload } of world.happened.jobs.splice(0))
      await jobs.find((job) => job.name === name)?.run(world.jobCtx, payload);
  }

  /** Every link of a kind in a mailbox, oldest first. */
  async function linksIn(mailbox: string, mode: LinkMode): Promise<string[]> {
    await work();
    const link = new RegExp(`mode=${mode}#token=([\\w-]{43})`);
    return world.happened.mails
      .filter(({ to }) => to === mailbox)
      .flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  }

  const hands = {
    work,
    linksIn,
    newestLink: async (mailbox: string, mode: LinkMode) =>
      // Nothing has come yet: then there is nothing to follow.
      (await linksIn(mailbox, mode)).at(-1) ?? 'a'.repeat(43),
    kindsTo: async (mailbox: string) => {
      await work();
      return world.happened.mails.filter(({ to }) => to === mailbox).map(({ kind }) => kind);
    },
    ask: (cookie: string, email: string) => post(app, '/api/me/email-change', { email }, { cookie }),
    follow: (cookie: string, token: string) =>
      post(app, '/api/me/email-change/confirmations', { token }, { cookie }),
    undo: (token: string, password: string) => post(app, '/api/email-undos', { token, password }),
    reset: (token: string, password: string) =>
      post(app, '/api/password-resets/completions', { token, password }),
    forgot: (email: string) => post(app, '/api/password-resets', { email }),
    signIn: (login: string, password: string) => post(app, '/api/sessions', { login, password }),
    me: async (cookie: string) => (await app.inject({ url: '/api/me', headers: { cookie } })).json(),
    /** The whole way to another address. */
    async change(cookie: string, email: string): Promise<LightMyRequestResponse> {
      await hands.ask(cookie, email);
      return hands.follow(cookie, await hands.newestLink(email, 'confirm-email'));
    },
    async member(person: Person): Promise<string> {
      await verifiedPerson(world, app, person);
      return memberCookie(app, person);
    },
  };
  return hands;
}

export const codeIn = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
