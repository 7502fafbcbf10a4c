import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

// Read as it is served: what stands in `public` is no module of the build.
const script = readFileSync('web/public/push-worker.js', 'utf8');
const showNotification = vi.fn();
const openWindow = vi.fn();
let heard: Map<string, (event: object) => void>;

beforeEach(() => {
  vi.clearAllMocks();
  heard = new Map();
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    registration: { showNotification },
    clients: { openWindow },
  };
  runInNewContext(script, { self });
});

test('it hears pushes and presses, and no request: pages come from the network as ever', () => {
  expect([...heard.keys()]).toEqual(['push', 'notificationclick']);
});

test('it shows what was pushed, in the language of its reader', () => {
  const message = { text: 'Bonne nouvelle.', path: '/project/1', language: 'fr' };
  heard.get('push')?.({ data: { json: () => message }, waitUntil: vi.fn() });
  expect(showNotification).toHaveBeenCalledWith(
    'Firstlight',
    expect.objectContaining({ body: 'Bonne nouvelle.', lang: 'fr', data: { path: '/project/1' } }),
  );
});

test('a press closes it and opens its page', () => {
  const close = vi.fn();
  const notification = { close, data: { path: '/project/1' } };
  heard.get('notificationclick')?.({ notification, waitUntil: vi.fn() });
  expect(close).toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledWith('/project/1');
});
