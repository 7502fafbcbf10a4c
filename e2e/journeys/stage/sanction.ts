import { expect, type Page } from '@playwright/test';
import { stage } from './addresses.ts';

/** A decision about somebody, as whoever decides a case makes it. */
export async function sanction(
  username: string,
  step: 'warning' | 'restriction' | 'limit' | 'suspension',
): Promise<void> {
  const answer = await fetch(`${stage.mails}/sanction?username=${username}&step=${step}`);
  expect(answer.ok).toBe(true);
}

/** An admin's answer to the appeal of whoever is signed in on the first page. */
export async function answerAppeal(
  person: Page,
  admin: Page,
  outcome: 'upheld' | 'overturned',
  answer: string,
): Promise<void> {
  const own = await (await person.request.get(`${stage.web}/api/me/standing`)).json();
  const { items } = await (await admin.request.get(`${stage.web}/api/admin/appeals`)).json();
  const references = own.sanctions.map(({ reference }: { reference: string }) => reference);
  const due = items.find(({ reference }: { reference: string }) => references.includes(reference));
  const decided = await admin.request.post(`${stage.web}/api/admin/appeals/${due.id}/decision`, {
    data: { outcome, answer },
  });
  expect(decided.status()).toBe(204);
}
