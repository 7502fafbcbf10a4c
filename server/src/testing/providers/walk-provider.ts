import type { LocalPerson } from './local-people.ts';

/** What a provider adds to the address of our page. */
export interface Returned {
  code: string;
  state: string;
  iss?: string;
}

/** Goes where a browser is sent, chooses somebody there, and stops at our own door. */
export async function walkProvider(address: string, { login }: LocalPerson, home: string): Promise<Returned> {
  const cookies = new Map<string, string>();
  let here = address;
  for (let steps = 0; steps < 10; steps += 1) {
    if (here.startsWith(home)) return Object.fromEntries(new URL(here).searchParams) as unknown as Returned;
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const answer = await fetch(here, { headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const onward = answer.headers.get('location') ?? linkOf(await answer.text(), login);
    here = new URL(onward, here).href;
  }
  throw new Error(`nobody came back from ${address}`);
}

function linkOf(page: string, login: string): string {
  const link = new RegExp(`href="([^"]+)">Continue as ${login}<`).exec(page)?.[1];
  if (link === undefined) throw new Error(`no ${login} to choose: ${page}`);
  return link.replaceAll('&amp;', '&');
}
