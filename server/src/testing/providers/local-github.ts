import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { choicePage, type LocalPerson, localClient } from './local-people.ts';
import { type LocalServer, localServer } from './local-server.ts';

/** How GitHub behaves on a bad day, and whoever claims to be it on a worse one. */
export type Mood = 'well' | 'silent' | 'endless' | 'broken' | 'elsewhere' | 'nonsense';

export interface LocalGithub extends LocalServer {
  people: LocalPerson[];
  mood: Mood;
}

interface Given {
  person: LocalPerson;
  challenge: string;
  redirectUri: string;
}

/** Answers as GitHub documents its OAuth web flow and the two addresses of its API that the site asks. */
export async function localGithub(redirectUri: string, port = 0): Promise<LocalGithub> {
  const given = new Map<string, Given>();
  const tokens = new Map<string, LocalPerson>();
  const github: Pick<LocalGithub, 'people' | 'mood'> = { people: [], mood: 'well' };

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (url.pathname === '/login/oauth/authorize') authorize(url, response);
    else if (github.mood !== 'well') misbehave(github.mood, response);
    else if (url.pathname === '/login/oauth/access_token') exchange(await text(request), response);
    else
      tell(url.pathname, tokens.get(request.headers.authorization?.slice('Bearer '.length) ?? ''), response);
  }

  function authorize({ pathname, searchParams: asked }: URL, response: ServerResponse): void {
    const person = github.people.find(({ login }) => login === asked.get('as'));
    if (asked.get('client_id') !== localClient.id || asked.get('redirect_uri') !== redirectUri) {
      response.writeHead(404).end();
    } else if (person) {
      const code = randomBytes(10).toString('hex');
      given.set(code, { person, challenge: asked.get('code_challenge') ?? '', redirectUri });
      const back = new URLSearchParams({ code, state: asked.get('state') ?? '' });
      response.writeHead(302, { location: `${redirectUri}?${back}` }).end();
    } else {
      const linkOf = ({ login }: LocalPerson) => `${pathname}?${asked}&as=${login}`.replaceAll('&', '&amp;');
      response.writeHead(200, { 'content-type': 'text/html' }).end(choicePage(github.people, linkOf));
    }
  }

  /** Its refusals are told with status 200, unlike what the standard says. */
  function exchange(body: string, response: ServerResponse): void {
    const asked = new URLSearchParams(body);
    const code = asked.get('code') ?? '';
    const known = given.get(code);
    given.delete(code);
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked.get('client_id') !== localClient.id || asked.get('client_secret') !== localClient.secret)
      json(response, 200, { error: 'incorrect_client_credentials' });
    else if (known?.challenge !== challenge || known.redirectUri !== asked.get('redirect_uri'))
      json(response, 200, { error: 'bad_verification_code' });
    else {
      const token = `gho_${randomBytes(18).toString('hex')}`;
      tokens.set(token, known.person);
      json(response, 200, { access_token: token, scope: 'user:email', token_type: 'bearer' });
    }
  }

  const server = await localServer(
    (origin) => (request, response) => void answer(request, response, new URL(request.url ?? '/', origin)),
    port,
  );
  return Object.assign(github, server);
}

function tell(path: string, person: LocalPerson | undefined, response: ServerResponse): void {
  if (!person) json(response, 401, { message: 'Bad credentials' });
  else if (path === '/user') {
    json(response, 200, { id: Number(person.id), login: person.login, name: person.name, email: null });
  } else if (path === '/user/emails') json(response, 200, addressesOf(person));
  else json(response, 404, { message: 'Not Found' });
}

function addressesOf({ id, login, email, isConfirmed }: LocalPerson) {
  const hidden = `${id}+${login}@users.noreply.github.example`;
  return [
    { email: hidden, primary: false, verified: true, visibility: null },
    { email, primary: true, verified: isConfirmed, visibility: 'private' },
  ];
}

function misbehave(mood: Exclude<Mood, 'well'>, response: ServerResponse): void {
  if (mood === 'broken') json(response, 502, {});
  else if (mood === 'elsewhere') response.writeHead(302, { location: 'https://example.org/' }).end();
  else if (mood === 'nonsense') json(response, 200, { access_token: 7 });
  else if (mood === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (response.write('['.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
