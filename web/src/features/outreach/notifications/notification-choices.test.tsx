import {
  chooseNotifications,
  readChoices,
} from '@firstlight/contract/outreach/notifications/notifications.ts';
import { readPush, turnOffPush, turnOnPush } from '@firstlight/contract/outreach/notifications/push.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { NotificationChoices } from './notification-choices.tsx';
import type { ChoiceRow } from './notifications.api.ts';

const made = { address: 'https://push.example/1', p256dh: 'A'.repeat(87), auth: 'B'.repeat(22) };
const everyWay = ['inApp', 'byMail', 'byPush'] as const;
const rows: ChoiceRow[] = [
  { kind: 'mention', inApp: true, byMail: true, byPush: true, offered: [...everyWay] },
  { kind: 'badge', inApp: true, byMail: false, byPush: false, offered: [...everyWay] },
  { kind: 'validated', inApp: true, byMail: true, byPush: false, offered: ['inApp', 'byMail'] },
];
let server: ReturnType<typeof stubServer>;
let isOn: boolean;

beforeEach(() => {
  isOn = false;
  server = stubServer();
  server.answers(readChoices, () => rows);
  server.answers(readPush, () => ({ publicKey: 'a-key', isOn }));
  server.answers(turnOnPush, () => {
    isOn = true;
    return null;
  });
  server.answers(turnOffPush, () => {
    isOn = false;
    return null;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As a browser that can push, and whose owner answers its question like this. */
function stubBrowser(answer: NotificationPermission) {
  const requestPermission = vi.fn(async () => {
    permission.permission = answer;
    return answer;
  });
  const permission = { permission: 'default' as NotificationPermission, requestPermission };
  const pushManager = {
    getSubscription: async () => null,
    subscribe: vi.fn(async () => ({
      toJSON: () => ({ endpoint: made.address, keys: { p256dh: made.p256dh, auth: made.auth } }),
    })),
  };
  const registration = { pushManager, unregister: async () => true };
  vi.stubGlobal('Notification', permission);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return { requestPermission, subscribe: pushManager.subscribe };
}

const draw = () => renderPart(<NotificationChoices />, ['notifications']);
const rowOf = async (name: string) => within(await screen.findByRole('group', { name }));
const turnOn = () => screen.findByRole('button', { name: 'Turn on for this device' });
const sentTo = (name: string) =>
  server.requests.filter(({ endpoint }) => endpoint === name).map(({ input }) => input);

test('every kind has its row, and a box that is ticked is kept with the others of its row', async () => {
  server.answers(chooseNotifications, () => null);
  const { user } = await draw();
  expect((await screen.findAllByRole('group')).length).toBe(rows.length);
  await user.click((await rowOf('Badges I earn')).getByRole('checkbox', { name: 'Push' }));
  const choice = { kind: 'badge', inApp: true, byMail: false, byPush: true };
  await waitFor(() => expect(sentTo(chooseNotifications.name)).toEqual([choice]));
});

test('a kind that is never pushed has no box for it', async () => {
  await draw();
  const row = await rowOf('My projects becoming Validated');
  expect(row.getAllByRole('checkbox')).toHaveLength(2);
  expect(row.queryByRole('checkbox', { name: 'Push' })).toBeNull();
});

describe('boxes of one row ticked while the first is on its way', () => {
  const kind = 'badge';
  const wayOf = async (name: string) => (await rowOf('Badges I earn')).getByRole('checkbox', { name });
  const isTicked = async (name: string) => (await wayOf(name)).getAttribute('aria-checked') === 'true';

  test('are all kept, one after the other', async () => {
    const first = Promise.withResolvers<null>();
    server.answers(chooseNotifications, () => first.promise);
    const { user } = await draw();
    await user.click(await wayOf('Here'));
    await user.click(await wayOf('Push'));
    expect(await isTicked('Here')).toBe(false);
    expect(sentTo(chooseNotifications.name)).toHaveLength(1);
    first.resolve(null);
    const both = { kind, inApp: false, byMail: false, byPush: true };
    await waitFor(() => expect(sentTo(chooseNotifications.name).at(-1)).toEqual(both));
    expect(await isTicked('Here')).toBe(false);
    expect(await isTicked('Push')).toBe(true);
  });

  test('wait with a word beside them when they could not be kept, and can be sent again', async () => {
    server.isUnreachable(chooseNotifications);
    const { user } = await draw();
    await user.click(await wayOf('Here'));
    const row = await rowOf('Badges I earn');
    expect((await row.findByRole('alert')).textContent).toContain('Couldn’t save this choice');
    server.answers(chooseNotifications, () => null);
    await user.click(row.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(row.queryByRole('alert')).toBeNull());
    expect(await isTicked('Here')).toBe(false);
  });
});

describe('pushes', () => {
  test('are not spoken of where the site has no key', async () => {
    server.answers(readPush, () => ({ publicKey: null, isOn: false }));
    stubBrowser('granted');
    await draw();
    await rowOf('Badges I earn');
    expect(screen.queryByText(/push/i)).toBeNull();
  });

  test('are explained first; the browser asks only when the button is pressed', async () => {
    const browser = stubBrowser('granted');
    const { user } = await draw();
    const button = await turnOn();
    expect(screen.getByText(/never say which project you’re testing/)).toBeDefined();
    expect(browser.requestPermission).not.toHaveBeenCalled();
    await user.click(button);
    await screen.findByText(/^On for this device/);
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'a-key' });
    expect(sentTo(turnOnPush.name)).toEqual([made]);
    await user.click(screen.getByRole('button', { name: 'Turn off for this device' }));
    await turnOn();
    expect(sentTo(turnOffPush.name)).toHaveLength(1);
  });

  test('stay off when the browser’s question is answered with no', async () => {
    stubBrowser('denied');
    const { user } = await draw();
    await user.click(await turnOn());
    await screen.findByText(/is blocking notifications from Firstlight/);
    expect(sentTo(turnOnPush.name)).toEqual([]);
  });

  test('say so when they could not be turned on', async () => {
    stubBrowser('granted').subscribe.mockRejectedValue(new DOMException('no push service', 'AbortError'));
    const { user } = await draw();
    await user.click(await turnOn());
    await screen.findByText('That didn’t work. Please try again in a moment.');
  });

  test('cannot be turned on in a browser that has none', async () => {
    await draw();
    await screen.findByText(/This browser can’t show notifications/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
