import { expect } from '@playwright/test';
import { stage } from './addresses.ts';

/** Publishes at once what hidden testers have done on a project. */
export async function publishResponses(projectId: string): Promise<void> {
  const answer = await fetch(`${stage.mails}/release?project=${projectId}`);
  expect(answer.ok).toBe(true);
}

/** Waits until the job has stored a notification of this kind about a project. */
export async function awaitNews(kind: string, projectId: string): Promise<void> {
  await expect(async () => {
    const answer = await fetch(`${stage.mails}/news?kind=${kind}&project=${projectId}`);
    expect(await answer.json()).toBeGreaterThan(0);
  }).toPass();
}
