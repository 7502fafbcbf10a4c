import { expect } from '@playwright/test';
import { stage } from './addresses.ts';

/** Lets everybody see what hidden testers have done on a project, which waits for the full quarter of an hour. */
export async function publishResponses(projectId: string): Promise<void> {
  const answer = await fetch(`${stage.mails}/release?project=${projectId}`);
  expect(answer.ok).toBe(true);
}

/**
 * Lets the quarter of an hour pass that masked news waits for: nobody waits for it here. The news comes by a job, so
 * it is asked for until it is there.
 */
export async function passQuarter(kind: string, projectId: string): Promise<void> {
  await expect(async () => {
    const answer = await fetch(`${stage.mails}/quarter?kind=${kind}&project=${projectId}`);
    expect(await answer.json()).toBeGreaterThan(0);
  }).toPass();
}
