import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@firstlight/contract/languages.ts';
import { terms } from '@firstlight/contract/legal.ts';
import { expect, type Page } from '@playwright/test';
import { stage } from './addresses.ts';
import { mailedLink } from './mails.ts';

export interface NewMember {
  username: string;
  name?: string;
  language?: Language;
  role?: 'creator' | 'tester' | 'both';
  hasAcceptedTerms?: boolean;
}

export const password = 'three slow tides';

/** Opens an account by the product's own operations and signs this browser in, with the terms accepted unless told. */
export async function becomeMember(
  page: Page,
  { username, name = 'Maya Roux', language = 'en', role = 'both', hasAcceptedTerms = true }: NewMember,
): Promise<void> {
  const email = `${username}@example.org`;
  await send(page, '/api/accounts', { name, username, email, password, role, language });
  const link = new URL(await mailedLink(email, 'verify'));
  await send(page, '/api/accounts/verifications', {
    token: new URLSearchParams(link.hash.slice(1)).get('token'),
  });
  if (hasAcceptedTerms) await send(page, '/api/me/terms', { version: terms.version });
}

/** Signs in whoever has an account, by the product's own operation. */
export async function signIn(page: Page, login: string): Promise<void> {
  await send(page, '/api/sessions', { login, password });
}

/** A new member with the grant that only a person at the machine can give, and the passkey that puts it in force. */
export async function becomeAdmin(page: Page, member: NewMember, { hasPasskey = true } = {}): Promise<void> {
  await becomeMember(page, member);
  const bare = hasPasskey ? '' : '&bare';
  const answer = await fetch(`${stage.mails}/grant-admin?username=${member.username}${bare}`);
  expect(answer.ok).toBe(true);
}

/** A busy machine sheds load before it begins anything, and asks to come again. */
async function send(page: Page, path: string, body: object, tries = 10): Promise<void> {
  const answer = await page.request.post(`${stage.web}${path}`, { data: body });
  const status = answer.status();
  if (status === 503 && tries > 1) {
    await wait(1000);
    return send(page, path, body, tries - 1);
  }
  expect(answer.ok(), `${path} answered ${status}`).toBe(true);
}
