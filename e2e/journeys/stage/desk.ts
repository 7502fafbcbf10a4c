import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { stage } from './addresses.ts';

// What fills a moderator's queue, by the product's own operations.

/** Says something under a project, as whoever is signed in on this page. Gives its id. */
export async function say(page: Page, projectId: string, body: string): Promise<string> {
  const written = await page.request.post(`/api/projects/${projectId}/comments`, {
    data: { body },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(written.status()).toBe(201);
  return ((await written.json()) as { id: string }).id;
}

export async function report(
  page: Page,
  kind: string,
  address: string,
  reason = 'private_information',
  body = 'This is my brother’s number.',
): Promise<void> {
  const answer = await page.request.post('/api/reports', {
    data: { kind, address, reason, isIllegal: false, body },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(201);
}

/** As one admin sends it to another: by then the queue may be longer than its first page. */
export async function addressOfCase(admin: Page, project: string, kind = 'comment'): Promise<string> {
  return `/admin/moderation?case=${await findCase(admin, project, kind)}`;
}

/** The case about a comment on a project of this name, or about what else there is. */
export async function findCase(admin: Page, project: string, wanted = 'comment'): Promise<string> {
  for (let after = ''; ; ) {
    const page = await (await admin.request.get(`/api/admin/cases${after}`)).json();
    const found = page.items.find(
      (one: { kind: string; project: { name: string } | null }) =>
        one.kind === wanted && one.project?.name === project,
    );
    if (found) return found.id;
    expect(page.next, `no case about a ${wanted} on ${project}`).not.toBeNull();
    after = `?after=${encodeURIComponent(page.next)}`;
  }
}

/** The cases about a project come before all others. */
export async function makeDueFirst(projectId: string): Promise<void> {
  expect((await fetch(`${stage.mails}/due-first?project=${projectId}`)).ok).toBe(true);
}

/** The ten minutes in which a decision can be taken back are over. */
export async function closeCase(caseId: string): Promise<void> {
  expect((await fetch(`${stage.mails}/close-case?case=${caseId}`)).ok).toBe(true);
}

/** Says on the page of a case which rule was broken. */
export async function findBroken(admin: Page, rule: string): Promise<void> {
  await admin.keyboard.press('f');
  const rules = admin.getByRole('radiogroup', { name: 'Which rule was broken?' });
  await expect(rules.getByRole('radio').first()).toBeFocused();
  await rules.getByRole('radio', { name: rule, exact: true }).click();
}
