import { randomUUID } from 'node:crypto';
import { createAuthenticator } from '../../server/src/testing/people/authenticator.ts';
import { ask } from '../processes/harness/ask.ts';
import { codeFor } from '../processes/harness/authenticator-app.ts';
import { origin } from '../processes/harness/settings.ts';
import type { World } from '../processes/harness/world.ts';
import type { Dice } from './dice.ts';
import { fingerprint, knownSecret, openKnownPerson, openKnownSession, password } from './known-person.ts';

const people = 8;
const challengesEach = 60;
const site = { origin, rpId: new URL(origin).hostname };

/** What one person does again and again, so that the others keep what they were asked, and the key they have not confirmed. */
const byOneAlone: Record<string, number> = {
  'accounts.changePassword': 0,
  'accounts.endOtherSessions': 0,
  'accounts.beginSecondFactor': 1,
};

/** A request that means well in all its parts at once: who asks, about what, and with which secrets. */
export interface KnownRequest {
  cookie: string;
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

interface CarefulPerson {
  id: string;
  session: string;
  key: string;
  recoveryCodes: string[];
  phone: ReturnType<typeof createAuthenticator>;
  passkeys: string[];
  otherSessions: string[];
}

export interface CarefulPeople {
  requestFor(operation: string, dice: Dice): KnownRequest | undefined;
  /** From here on others ask: those before may have signed out, taken their keys away, or be gone. */
  meetNewcomers(): Promise<void>;
}

/** People with second factors and passkeys, half of them with a key they have not confirmed yet. */
export async function meetCarefulPeople(world: World, url: string): Promise<CarefulPeople> {
  let known = await Promise.all(
    Array.from({ length: people }, (_, index) => meet(world, url, `careful_${index}`, index % 2 === 0)),
  );
  let met = people;
  const meetNewcomers = async () => {
    const confirming = [true, false];
    known = await Promise.all(confirming.map((confirms) => meet(world, url, `careful_${met++}`, confirms)));
  };
  const requestFor: CarefulPeople['requestFor'] = (operation, dice) => {
    const person = known[byOneAlone[operation] ?? dice.below(known.length)] as CarefulPerson;
    const token = (purpose: string) => knownSecret(person.id, purpose, dice.below(challengesEach));
    const asked = (purpose: string, value: string) =>
      `${person.session}; __Host-${purpose.replaceAll('_', '-')}=${value}`;
    const [signing, creation, entering] = ['code', 'passkey_creation', 'passkey_sign_in'].map(token) as [
      string,
      string,
      string,
    ];
    const about = (ids: string[]) => ({ params: { id: dice.pick(ids) } });
    const requests: Record<string, () => Omit<KnownRequest, 'cookie'> & { cookie?: string }> = {
      'accounts.changePassword': () => ({ body: { current: password, password } }),
      'accounts.confirmPassword': () => ({ body: { password } }),
      'accounts.listSessions': () => ({}),
      'accounts.endSession': () => about(person.otherSessions),
      'accounts.endOtherSessions': () => ({}),
      'accounts.readSecondFactor': () => ({}),
      'accounts.beginSecondFactor': () => ({}),
      'accounts.confirmSecondFactor': () => ({ body: { code: codeFor(person.key) } }),
      'accounts.renewRecoveryCodes': () => ({}),
      'accounts.signInWithCode': () => ({
        cookie: asked('code', signing),
        body: { code: dice.pick([...person.recoveryCodes, codeFor(person.key)]) },
      }),
      'accounts.addPasskey': () => ({
        cookie: asked('passkey_creation', creation),
        body: createAuthenticator().create(creation, site),
      }),
      'accounts.renamePasskey': () => about(person.passkeys),
      'accounts.removePasskey': () => about(person.passkeys),
      'accounts.signInWithPasskey': () => ({
        cookie: asked('passkey_sign_in', entering),
        body: person.phone.get(entering, site),
      }),
    };
    const request = requests[operation]?.();
    return request && { cookie: person.session, ...request };
  };
  return { requestFor, meetNewcomers };
}

async function meet(world: World, url: string, username: string, confirms: boolean): Promise<CarefulPerson> {
  const { id, session } = await openKnownPerson(world, url, username);
  const otherSessions = Array.from({ length: 20 }, () => randomUUID());
  for (const other of otherSessions) await openKnownSession(world, id, other);
  await openChallenges(world, id);

  const post = async (path: string, json: object, cookie = session) => {
    const { text } = await ask(url, path, { json, headers: { cookie } });
    return text === '' ? {} : JSON.parse(text);
  };
  const { key } = await post('/api/me/second-factor', {});
  const confirmed = confirms ? await post('/api/me/second-factor/confirmations', { code: codeFor(key) }) : {};
  const phone = createAuthenticator();
  const passkeys = await Promise.all(
    [phone, createAuthenticator(), createAuthenticator()].map(async (authenticator, index) => {
      // Taken from the end, where a request by chance is as likely as anywhere.
      const challenge = knownSecret(id, 'passkey_creation', challengesEach - 1 - index);
      const made = { name: 'Key', ...authenticator.create(challenge, site) };
      const kept = await post('/api/me/passkeys', made, `${session}; __Host-passkey-creation=${challenge}`);
      return String(kept.id);
    }),
  );
  return { id, session, key, recoveryCodes: confirmed.recoveryCodes ?? [], phone, passkeys, otherSessions };
}

async function openChallenges(world: World, userId: string): Promise<void> {
  for (const purpose of ['code', 'passkey_creation', 'passkey_sign_in']) {
    for (let index = 0; index < challengesEach; index += 1) {
      await world.database.query(
        `insert into challenges (token_hash, purpose, user_id, expires_at)
         values ($1, $2::challenge_purpose, $3, now() + interval '1 day')`,
        [fingerprint(knownSecret(userId, purpose, index)), purpose, userId],
      );
    }
  }
}
