import { createHash } from 'node:crypto';
import type { LocalGithub } from '../../server/src/testing/providers/local-github.ts';
import type { StripeStandIn } from '../../server/src/testing/stripe-stand-in/start-stripe-stand-in.ts';
import { ask } from '../processes/harness/ask.ts';
import type { World } from '../processes/harness/world.ts';
import { meetBusyPeople } from './busy-people.ts';
import { type KnownRequest, meetCarefulPeople } from './careful-people.ts';
import type { Dice } from './dice.ts';
import { openKnownPerson, password } from './known-person.ts';
import { meetMovingPeople } from './moving-people.ts';
import { meetPeopleByProvider } from './people-by-provider.ts';

const people = 20;
/** So many of them have not confirmed their address yet. */
const unconfirmed = 5;

/** What an honest client would know: accounts, their sessions, and the secrets of their mails. */
export interface Acquaintances {
  cookie(dice: Dice): string;
  /** From here on somebody asks who has only just come: all others may have signed out, or be gone. */
  meetNewcomer(): Promise<void>;
  /** Values for a well-meant body, where guessing could never succeed. */
  valuesFor(operation: string, dice: Dice): Record<string, unknown>;
  /** A whole request, where who asks and what is asked about must fit together. */
  requestFor(operation: string, dice: Dice): KnownRequest | undefined;
}

/** Without these, everything behind a secret would only ever be refused, and so never really be tested. */
export async function makeAcquaintances(
  world: World,
  url: string,
  { github, stripe }: { github: LocalGithub; stripe: StripeStandIn },
): Promise<Acquaintances> {
  // First of all: a worker runs meanwhile, and would mail the others new secrets.
  const busy = await meetBusyPeople(world, url, stripe);
  const names = Array.from({ length: people }, (_, index) => `known_${index}`);
  await Promise.all(names.map((username) => signUp(url, username)));
  const users = await world.database.query<{ id: string }>(
    'select id from users where username = any($1) order by username',
    [names],
  );
  const confirmed = users.slice(unconfirmed).map(({ id }) => id);
  await world.database.query('update users set email_verified_at = now() where id = any($1)', [confirmed]);
  const secret = (purpose: string, index: number) =>
    createHash('sha256').update(`${purpose} ${index}`).digest('base64url');
  const fingerprint = (text: string) => createHash('sha256').update(text).digest();

  for (const [index, { id }] of users.entries()) {
    await world.database.query(
      `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at, identity_confirmed_at)
       values (gen_random_uuid(), $1, $2, now(), now(), now() + interval '1 day', now())`,
      [id, fingerprint(secret('session', index))],
    );
    for (const purpose of ['verify', 'reset']) {
      await world.database.query(
        `insert into mail_tokens (token_hash, user_id, purpose, email_index, expires_at)
         select $1, id, $3::mail_token_purpose, email_index, now() + interval '1 day' from users where id = $2
         on conflict (user_id, purpose) do update set token_hash = excluded.token_hash`,
        [fingerprint(secret(purpose, index)), id, purpose],
      );
    }
  }

  const careful = await meetCarefulPeople(world, url);
  const moving = await meetMovingPeople(world, url);
  const byProvider = await meetPeopleByProvider(world, url, github);
  let [newcomer, newcomers]: [string | undefined, number] = [undefined, 0];
  return {
    meetNewcomer: async () => {
      newcomer = (await openKnownPerson(world, url, `newcomer_${newcomers++}`)).session;
      await careful.meetNewcomers();
    },
    requestFor: (operation, dice) =>
      careful.requestFor(operation, dice) ??
      moving(operation, dice) ??
      byProvider(operation, dice) ??
      busy(operation, dice),
    cookie: (dice) => newcomer ?? `__Host-session=${secret('session', dice.below(people))}`,
    valuesFor(operation, dice) {
      const index = dice.below(people);
      // A reset confirms as well: whoever is still to confirm has none.
      const reset = secret('reset', unconfirmed + dice.below(people - unconfirmed));
      const values: Record<string, Record<string, unknown>> = {
        'accounts.signIn': { login: names[index], password },
        'accounts.verifyEmail': { token: secret('verify', dice.below(unconfirmed)), password },
        'accounts.readReset': { token: reset },
        'accounts.resetPassword': { token: reset, password },
        'accounts.acceptTerms': { version: 'v1.0' },
      };
      return values[operation] ?? {};
    },
  };
}

function signUp(url: string, username: string) {
  const json = {
    name: 'Known',
    username,
    email: `${username}@example.org`,
    password,
    role: 'both',
    language: 'en',
  };
  return ask(url, '/api/accounts', { json });
}
