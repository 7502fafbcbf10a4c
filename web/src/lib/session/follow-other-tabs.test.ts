import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { call } from '../api/api.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { ownerKey, settleDrafts } from './settle-drafts.ts';

let stop: () => void;
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
  stop = followOtherTabs();
});
afterEach(() => {
  stop();
  removeEventListener('beforeunload', ask);
});

/** As the browser tells the other tabs what one of them has written. */
const written = (oldValue: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key: ownerKey, oldValue, newValue }));

test('a page stays when its own person, or the first one here, signs in in another tab', async () => {
  settleDrafts({ id: 'maya' });
  written(null, 'maya');
  written('maya', 'maya');
  expect(loadAnew).not.toHaveBeenCalled();
  await call(readMe, {});
  expect(fetched).toHaveBeenCalledOnce();
});

test('when another person signs in in another tab, the page loads anew, asks nothing and sends nothing more', async () => {
  written('maya', 'noor');
  expect(loadAnew).toHaveBeenCalledOnce();
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks).not.toHaveBeenCalled();
  await expect(call(readMe, {})).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
});
