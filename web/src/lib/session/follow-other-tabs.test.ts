import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { call } from '../api/api.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { leftKey, ownerKey, settleDrafts } from './settle-drafts.ts';

let stop: () => void;
let here: string | undefined;
let loadAnew: MockInstance;
let fetched: ReturnType<typeof vi.fn>;
const asks = vi.fn();
const ask = () => void asks();

beforeEach(() => {
  asks.mockClear();
  loadAnew = vi.spyOn(location, 'reload').mockReturnValue();
  fetched = vi.fn(async () => new Response('null'));
  vi.stubGlobal('fetch', fetched);
  addEventListener('beforeunload', ask);
  stop = followOtherTabs(() => here);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  removeEventListener('beforeunload', ask);
});

/** As the browser tells the other tabs what one of them has written. */
const written = (newValue: string | null, key = ownerKey) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a page stays when its own person signs in in another tab, and so does a guest’s', async () => {
  here = undefined;
  written('maya');
  here = 'maya';
  written('maya');
  written(null);
  expect(loadAnew).not.toHaveBeenCalled();
  await call(readMe, {});
  expect(fetched).toHaveBeenCalledOnce();
});

test('when another person signs in in another tab, the page loads anew, asks nothing and sends nothing more', async () => {
  here = 'maya';
  written('noor');
  expect(loadAnew).toHaveBeenCalledOnce();
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks).not.toHaveBeenCalled();
  await expect(call(readMe, {})).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
});

test('when whoever is here signs out in another tab, the page loads anew, as it does not for somebody else', async () => {
  const kept = new Map<string, string>([[ownerKey, 'maya']]);
  const told: string[][] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void (kept.set(key, value) && told.push([key, value])),
    removeItem: (key: string) => void kept.delete(key),
  });
  settleDrafts(null);
  expect(told).toEqual([[leftKey, 'maya']]);
  expect([...kept.keys()]).toEqual([ownerKey]);
  here = 'noor';
  written('maya', leftKey);
  here = 'maya';
  written(null, leftKey);
  expect(loadAnew).not.toHaveBeenCalled();
  written('maya', leftKey);
  expect(loadAnew).toHaveBeenCalledOnce();
});
