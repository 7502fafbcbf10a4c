import { expect, type Page } from '@playwright/test';
import { stage } from './addresses.ts';

/** As whoever is signed in on this page, by the product's own operation. */
export async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(`${stage.web}${path}`, {
    data,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}

export async function put(page: Page, path: string, data?: object): Promise<void> {
  const answer = await page.request.put(`${stage.web}${path}`, { ...(data && { data }) });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
}
