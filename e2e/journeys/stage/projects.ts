import { randomUUID } from 'node:crypto';
import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import { expect, type Page } from '@playwright/test';
import { stage } from './addresses.ts';
import { someDescription, someTagline } from './words.ts';

/** A link that the test server for mails answers. The product requires a host name with a dot; Chromium resolves `*.localhost`. */
export const somewhere = stage.mails.replace('localhost', 'project.localhost');

type Told = Pick<ProjectForm, 'name' | 'language'> & Partial<ProjectForm>;

/** A whole form, whatever of it is told. */
export function formOf(project: Told): ProjectForm {
  return {
    tagline: someTagline(),
    description: someDescription(),
    link: somewhere,
    callToActionUrl: null,
    categories: ['food', 'local'],
    demoType: 'live',
    coverAlt: '',
    ...project,
  };
}

/** Posts a project as whoever is signed in on this page, by the product's own operation. */
export async function postProject(page: Page, project: Told): Promise<string> {
  const answer = await page.request.post(`${stage.web}/api/projects`, {
    data: formOf(project),
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.ok(), `posting answered ${answer.status()}`).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  return id;
}
