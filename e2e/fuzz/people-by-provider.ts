import { type LocalGithub, localGithub } from '../../server/src/testing/providers/local-github.ts';
import { type LocalPerson, localClient } from '../../server/src/testing/providers/local-people.ts';
import { walkProvider } from '../../server/src/testing/providers/walk-provider.ts';
import { type Answer, ask } from '../processes/harness/ask.ts';
import { origin } from '../processes/harness/settings.ts';
import type { World } from '../processes/harness/world.ts';
import type { KnownRequest } from './careful-people.ts';
import type { Dice } from './dice.ts';
import { openKnownPerson } from './known-person.ts';

/** So many for each thing that can be done once. */
const each = 6;
const params = { provider: 'github' };

/** A GitHub of this machine, and what an API process must be told to use it. */
export async function startGithub(): Promise<{ github: LocalGithub; settings: Record<string, string> }> {
  const github = await localGithub(`${origin}/auth/github`);
  const settings = {
    GITHUB_CLIENT_ID: localClient.id,
    GITHUB_CLIENT_SECRET: localClient.secret,
    GITHUB_ORIGIN: github.origin,
    GITHUB_API_ORIGIN: github.origin,
  };
  return { github, settings };
}

/** People who have just come back from GitHub, as newcomers or to link it, and some who are linked. */
export async function meetPeopleByProvider(
  world: World,
  url: string,
  github: LocalGithub,
): Promise<(operation: string, dice: Dice) => KnownRequest | undefined> {
  const entering: KnownRequest[] = [];
  const arrived: KnownRequest[] = [];
  const linking: KnownRequest[] = [];
  const linked: KnownRequest[] = [];
  for (let index = 0; index < each; index += 1) {
    entering.push(await comeBack(url, 'sessions', personAt(github, `entering${index}`)));
    const newcomer = await comeBack(url, 'sessions', personAt(github, `arrived${index}`));
    const welcome = await finish(url, 'sessions', newcomer);
    arrived.push({ cookie: cookiesOf(welcome), body: { username: `arrived_${index}` } });
    const { session } = await openKnownPerson(world, url, `linking_${index}`);
    linking.push(await comeBack(url, 'me', personAt(github, `linking${index}`), session));
    const other = await openKnownPerson(world, url, `linked_${index}`);
    await finish(url, 'me', await comeBack(url, 'me', personAt(github, `linked${index}`), other.session));
    linked.push({ cookie: other.session, params });
  }
  const { session } = await openKnownPerson(world, url, 'beginning');

  return (operation, dice) => {
    const requests: Record<string, () => KnownRequest> = {
      'accounts.beginProviderSignIn': () => ({ cookie: '', params }),
      'accounts.signInWithProvider': () => dice.pick(entering),
      'accounts.signUpWithProvider': () => dice.pick(arrived),
      'accounts.beginProviderLink': () => ({ cookie: session, params }),
      'accounts.linkProvider': () => dice.pick(linking),
      'accounts.unlinkProvider': () => dice.pick(linked),
    };
    return requests[operation]?.();
  };
}

function personAt(github: LocalGithub, login: string): LocalPerson {
  const id = String(github.people.length + 1);
  const person = { id, login, name: 'Known', email: `${login}@elsewhere.example`, isConfirmed: true };
  github.people.push(person);
  return person;
}

/** What a browser brings back to one of the two doors, ready to be sent. */
async function comeBack(url: string, door: string, person: LocalPerson, session = ''): Promise<KnownRequest> {
  const headers = { cookie: session };
  const begun = await ask(url, `/api/${door}/providers/github/beginnings`, { json: {}, headers });
  const { code, state } = await walkProvider(JSON.parse(begun.text).address, person, origin);
  const cookie = [session, cookiesOf(begun)].filter(Boolean).join('; ');
  return { cookie, params, body: { code, state } };
}

function finish(url: string, door: string, { cookie, body = {} }: KnownRequest): Promise<Answer> {
  return ask(url, `/api/${door}/providers/github`, { json: body, headers: { cookie } });
}

function cookiesOf({ headers }: Answer): string {
  const set = [headers['set-cookie'] ?? []].flat();
  return set.map((cookie) => cookie.split(';')[0]).join('; ');
}
