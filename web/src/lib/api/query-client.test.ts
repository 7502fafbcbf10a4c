import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function watch(queryFn: () => Promise<string>) {
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['notes'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { client, observer, stop };
}

function comeBack() {
  window.dispatchEvent(new Event('visibilitychange'));
  return vi.advanceTimersByTimeAsync(0);
}

describe('a query', () => {
  it('asks again each time when one comes back, however soon', async () => {
    const queryFn = vi.fn(async () => 'note');
    const { stop } = await watch(queryFn);
    for (const times of [2, 3]) {
      await comeBack();
      expect(queryFn).toHaveBeenCalledTimes(times);
    }
    stop();
  });

  it('tries an unreachable server twice more, and a refusal never', async () => {
    const unreachable = vi.fn(() => Promise.reject(apiError({ kind: 'unreachable' })));
    const first = await watch(unreachable);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(unreachable).toHaveBeenCalledTimes(3);
    first.stop();

    const refused = vi.fn(() =>
      Promise.reject(apiError({ kind: 'refused', status: 404, code: 'request.not_found', requestId: 'r' })),
    );
    const second = await watch(refused);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused).toHaveBeenCalledTimes(1);
    second.stop();
  });

  it.each([
    ['the server fails', { status: 500, code: 'request.unexpected' }, 'note'],
    ['a limit is reached', { status: 429, code: 'request.too_many' }, 'note'],
    ['there are new terms', { status: 403, code: 'accounts.terms_required' }, 'note'],
    ['it may not be seen any more', { status: 403, code: 'groups.members_only' }, undefined],
    ['it is gone', { status: 404, code: 'request.not_found' }, undefined],
  ] as const)('whose answer is shown, where %s when it is asked again', async (_when, failure, shown) => {
    const answers = [async () => 'note'];
    const refuse = () => Promise.reject(apiError({ kind: 'refused', requestId: 'r', ...failure }));
    const { observer, stop } = await watch(() => (answers.pop() ?? refuse)());
    expect(observer.getCurrentResult().data).toBe('note');
    await comeBack();
    await vi.advanceTimersByTimeAsync(60_000);
    const { data, isError, isLoadingError } = observer.getCurrentResult();
    expect({ data, isError, isLoadingError }).toEqual({
      data: shown,
      isError: true,
      isLoadingError: shown === undefined,
    });
    stop();
  });
});
