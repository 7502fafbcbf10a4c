import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPushBrowser } from '../../testing/servers/push-browser.ts';
import { type PushServer, startPushServer } from '../../testing/servers/push-server.ts';
import { createWebPush, type WebPush } from './web-push.ts';

const now = () => new Date('2026-11-16T10:00:00.000Z');
const key = {
  privateKey: Buffer.alloc(32, 9).toString('base64url'),
  contact: 'mailto:team@example.org',
  now,
};
const browser = createPushBrowser('https://push.example/to/somebody');
let service: PushServer;
let webPush: WebPush;

beforeEach(async () => {
  service = await startPushServer();
  webPush = createWebPush({ ...key, request: service.request });
});
afterEach(() => service.close());

const send = (to = browser.subscription) => webPush.send(to, 'Good news.', 3600);

describe('a message to a browser', () => {
  it('arrives encrypted, signed for its service and with an end', async () => {
    expect(await send()).toBe('taken');
    const [taken] = service.taken;
    expect(browser.open(taken?.body ?? Buffer.alloc(0)).text).toBe('Good news.');
    expect(taken?.path).toBe('/to/somebody');
    expect(taken?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' });
    const claims = /t=[\w-]+\.([\w-]+)\./.exec(String(taken?.headers.authorization))?.[1] ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
    });
  });

  it.each([
    [200, 'taken'],
    [301, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ] as const)('answered with %i is %s', async (status, outcome) => {
    service.answer.status = status;
    expect(await send()).toBe(outcome);
    expect(service.taken).toHaveLength(1);
  });

  it('may have arrived when the service hangs up after taking it', async () => {
    service.answer.status = 'hangUp';
    expect(await send()).toBe('unclear');
  });

  it('certainly did not arrive where nobody listens', async () => {
    await service.close();
    expect(await send()).toBe('later');
    service = await startPushServer();
  });

  it('does not leave for an address that leads inside', async () => {
    expect(await send({ ...browser.subscription, address: 'https://127.0.0.1/inside' })).toBe('refused');
    expect(await send({ ...browser.subscription, address: 'http://push.example/plain' })).toBe('refused');
    expect(service.taken).toEqual([]);
  });
});
