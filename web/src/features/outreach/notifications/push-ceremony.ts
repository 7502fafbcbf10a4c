import type { CallOf } from '@firstlight/contract/endpoint.ts';
import type { turnOnPush } from '@firstlight/contract/outreach/notifications/push.ts';

/** Nowhere near this page does it answer requests: see web/public/push-worker.js. */
const worker = '/push-worker.js';

/** Only asked in the browser, and never where pages are drawn at build. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export const isDenied = () => Notification.permission === 'denied';
export const isAllowed = () => Notification.permission === 'granted';

/** To be called by a press: the browser asks its question here. Undefined: the answer was no. */
export async function subscribe(publicKey: string): Promise<CallOf<typeof turnOnPush> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription from before was made for somebody else's session, or for another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { address: endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}
