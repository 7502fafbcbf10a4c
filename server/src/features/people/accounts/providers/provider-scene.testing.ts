import { type ProviderName, returnPath } from '@firstlight/contract/people/accounts/provider-names.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { openSignInProviders } from '../../../../platform/sign-in-providers/open-sign-in-providers.ts';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { acceptTerms, post } from '../../../../testing/people/people.ts';
import { localGithub } from '../../../../testing/providers/local-github.ts';
import { localGoogle } from '../../../../testing/providers/local-google.ts';
import { type LocalPerson, localClient } from '../../../../testing/providers/local-people.ts';
import { type Returned, walkProvider } from '../../../../testing/providers/walk-provider.ts';
import { testWorld, unlimited } from '../../../../testing/world.ts';

const home = 'https://firstlight.example';

export type ProviderScene = Awaited<ReturnType<typeof providerScene>>;

/** The product beside a GitHub and a Google of this machine, and how long it waits for them: on a busy one they are slow. */
export async function providerScene({ seconds = 30 } = {}) {
  const world = await testWorld();
  const github = await localGithub(`${home}${returnPath('github')}`);
  const google = await localGoogle(`${home}${returnPath('google')}`);
  const signInProviders = openSignInProviders(
    {
      GITHUB_CLIENT_ID: localClient.id,
      GITHUB_CLIENT_SECRET: localClient.secret,
      GITHUB_ORIGIN: github.origin,
      GITHUB_API_ORIGIN: github.origin,
      GOOGLE_CLIENT_ID: localClient.id,
      GOOGLE_CLIENT_SECRET: localClient.secret,
      GOOGLE_ISSUER: google.origin,
    },
    () => new Date(),
    { seconds, bytes: 100_000 },
  );
  const app = await world.app({ ...unlimited, signInProviders });

  return {
    world,
    app,
    github,
    google,
    walk: (address: string, person: LocalPerson): Promise<Returned> => walkProvider(address, person, home),
    async close() {
      await Promise.all([world.close(), github.close(), google.close()]);
    },
  };
}

export function localPerson(changes: Partial<LocalPerson> = {}): LocalPerson {
  return {
    id: '583231',
    login: 'nora',
    name: 'Nora Lind',
    email: 'nora@example.org',
    isConfirmed: true,
    ...changes,
  };
}

export const errorIn = (answer: LightMyRequestResponse): string | undefined => answer.json().error?.code;

type Door = Pick<ProviderScene, 'app' | 'walk'>;

export interface Visit {
  provider: ProviderName;
  person: LocalPerson;
  /** Of a session, for whoever links or confirms. */
  cookie?: string;
  /** A page in between that changes where people are sent, or what they bring back. */
  onTheWay?: (address: string) => string;
  onTheWayBack?: (returned: Returned) => Returned;
}

const unchanged = <Thing>(thing: Thing): Thing => thing;

/** Out to a provider and back to one of the two doors, in one browser. */
async function visit(
  { app, walk }: Door,
  door: 'sessions' | 'me',
  { provider, person, cookie = '', onTheWay = unchanged, onTheWayBack = unchanged }: Visit,
): Promise<LightMyRequestResponse> {
  const path = `/api/${door}/providers/${provider}`;
  const begun = await post(app, `${path}/beginnings`, {}, { cookie });
  if (begun.statusCode !== 201) return begun;
  const returned = onTheWayBack(await walk(onTheWay(begun.json().address), person));
  return post(app, path, returned, { cookie: [cookie, cookiesOf(begun)].join('; ') });
}

export const enterBy = (scene: Door, asked: Visit) => visit(scene, 'sessions', asked);
export const linkBy = (scene: Door, asked: Visit) => visit(scene, 'me', asked);

/** Opens an account for whom a provider named in `arrived`. */
export function settle(
  app: FastifyInstance,
  arrived: LightMyRequestResponse,
  username: string,
): Promise<LightMyRequestResponse> {
  const form = { name: 'Nora Lind', username, role: 'both', language: 'en' };
  return post(app, '/api/accounts/providers', form, { cookie: cookiesOf(arrived) });
}

/** The cookie of somebody who came by a provider, and may do everything a member may. */
export async function newcomerBy(scene: Door, asked: Visit, username = 'nora'): Promise<string> {
  const cookie = cookiesOf(await settle(scene.app, await enterBy(scene, asked), username));
  await acceptTerms(scene.app, cookie);
  return cookie;
}
