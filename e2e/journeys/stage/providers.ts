import { localGithub } from '../../../server/src/testing/providers/local-github.ts';
import { localGoogle } from '../../../server/src/testing/providers/local-google.ts';
import { localClient } from '../../../server/src/testing/providers/local-people.ts';
import { stage } from './addresses.ts';

const portOf = (address: string) => Number(new URL(address).port);

/** A GitHub and a Google of this machine, and the settings of a product that takes them for the real ones. */
export async function startProviders() {
  const github = await localGithub(`${stage.web}/auth/github`, portOf(stage.github));
  const google = await localGoogle(`${stage.web}/auth/google`, portOf(stage.google));
  return {
    settings: {
      GITHUB_CLIENT_ID: localClient.id,
      GITHUB_CLIENT_SECRET: localClient.secret,
      GITHUB_ORIGIN: github.origin,
      GITHUB_API_ORIGIN: github.origin,
      GOOGLE_CLIENT_ID: localClient.id,
      GOOGLE_CLIENT_SECRET: localClient.secret,
      GOOGLE_ISSUER: google.origin,
    },
    /** Lets one of them know somebody. */
    add(asked: URLSearchParams): void {
      const { people } = asked.get('provider') === 'github' ? github : google;
      const [id, login, name, email] = ['id', 'login', 'name', 'email'].map((key) => asked.get(key) ?? '');
      people.push({
        id: id ?? '',
        login: login ?? '',
        name: name ?? '',
        email: email ?? '',
        isConfirmed: true,
      });
    },
  };
}
