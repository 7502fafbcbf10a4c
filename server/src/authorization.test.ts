import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredErrors } from './core/http/openapi.ts';
import { contactAccess } from './features/outreach/contact/contact-access.testing.ts';
import { notificationAccess } from './features/outreach/notifications/notifications-access.testing.ts';
import { accountAccess } from './features/people/accounts/accounts-access.testing.ts';
import { emailChangeAccess } from './features/people/accounts/email-change/email-change-access.testing.ts';
import { passkeyAccess } from './features/people/accounts/passkeys/passkeys-access.testing.ts';
import { providerAccess } from './features/people/accounts/providers/providers-access.testing.ts';
import { securityAccess } from './features/people/accounts/security/security-access.testing.ts';
import { personalDataAccess } from './features/people/personal-data/personal-data-access.testing.ts';
import { profileAccess } from './features/reputation/profiles/profiles-access.testing.ts';
import { commentAccess } from './features/showcase/comments/comments-access.testing.ts';
import { projectAccess } from './features/showcase/projects/projects-access.testing.ts';
import { reactionAccess } from './features/showcase/reactions/reactions-access.testing.ts';
import { dashboardAccess } from './features/trials/dashboard/dashboard-access.testing.ts';
import { feedAccess } from './features/trials/feed/feed-access.testing.ts';
import { feedbackAccess } from './features/trials/feedback/feedback-access.testing.ts';
import { iterationAccess } from './features/trials/iterations/iterations-access.testing.ts';
import { validationAccess } from './features/trials/validation/validation-access.testing.ts';
import { type AccessRows, type Knocker, knockers } from './testing/access.ts';
import { type SetScene, setScene } from './testing/scene.ts';
import { traces } from './testing/traces.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

/** A new feature's rows are named here; an endpoint without a row fails below. */
const rows: AccessRows = {
  ...accountAccess,
  ...securityAccess,
  ...emailChangeAccess,
  ...passkeyAccess,
  ...providerAccess,
  ...personalDataAccess,
  ...contactAccess,
  ...projectAccess,
  ...profileAccess,
  ...feedbackAccess,
  ...reactionAccess,
  ...commentAccess,
  ...notificationAccess,
  ...feedAccess,
  ...validationAccess,
  ...dashboardAccess,
  ...iterationAccess,
};

let world: World;
let app: FastifyInstance;
/** Setting a scene costs more than all else here, so one that nothing has changed serves again, as it was seen last. */
const untouched = new Map<Knocker, { set: SetScene; before: unknown[] }>();

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
afterAll(() => world.close());

it('says for every endpoint what each of all comers gets, and speaks of no other endpoint', () => {
  expect(Object.keys(rows).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  it.each(knockers)('answers %s as the matrix says, and does nothing where it refuses', async (knocker) => {
    const row = rows[name];
    const { set, before } = untouched.get(knocker) ?? (await newScene(knocker));
    untouched.delete(knocker);
    const answer = await knock(endpoint, row?.input(set.scene) ?? {}, set.cookie);
    const after = await traces(world, set);
    expect(answer.statusCode).toBe(row?.statuses[knocker]);
    if (isDeepStrictEqual(after, before)) untouched.set(knocker, { set, before });
    if (answer.statusCode < 400) return;
    expect(declaredErrors(endpoint)).toContain(answer.json().error.code);
    expect(after).toEqual(before);
  });
});

async function newScene(knocker: Knocker) {
  const set = await setScene(world, knocker);
  return { set, before: await traces(world, set) };
}

function knock(endpoint: Endpoint, input: Record<string, unknown>, cookie: string | undefined) {
  const rest = { ...input };
  const url = endpoint.path.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    const value = String(rest[parameter]);
    delete rest[parameter];
    return value;
  });
  const headers = cookie ? { cookie } : {};
  const { method } = endpoint;
  if (endpoint.upload) {
    const file = rest['file'] as Buffer;
    return app.inject({ method, url, payload: file, headers: { ...headers, 'content-type': 'image/png' } });
  }
  return app.inject({ method, url, headers, ...(endpoint.body && { payload: rest }) });
}
