import { afterEach, expect, test, vi } from 'vitest';
import { apiError } from '../api/api-error.ts';
import { answerPasswordNeed, withRecentPassword } from './recent-password.ts';

const needed = apiError({ kind: 'refused', status: 403, code: 'accounts.password_needed', requestId: 'r' });
const refuseOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(needed).mockResolvedValue('done');

let stop: (() => void) | undefined;
afterEach(() => stop?.());

test('an act that needs no password asks for none', async () => {
  const ask = vi.fn<() => Promise<boolean>>();
  stop = answerPasswordNeed(ask);
  expect(await withRecentPassword(async () => 'done')).toBe('done');
  expect(ask).not.toHaveBeenCalled();
});

test('an act that needs one is tried again once it was given', async () => {
  stop = answerPasswordNeed(async () => true);
  const act = refuseOnce();
  expect(await withRecentPassword(act)).toBe('done');
  expect(act).toHaveBeenCalledTimes(2);
});

test('whoever would rather not gets the refusal, and nothing is tried again', async () => {
  stop = answerPasswordNeed(async () => false);
  const act = refuseOnce();
  await expect(withRecentPassword(act)).rejects.toBe(needed);
  expect(act).toHaveBeenCalledTimes(1);
});

test('any other refusal is passed on without a question', async () => {
  const ask = vi.fn<() => Promise<boolean>>();
  stop = answerPasswordNeed(ask);
  const other = apiError({ kind: 'offline' });
  await expect(withRecentPassword(() => Promise.reject(other))).rejects.toBe(other);
  expect(ask).not.toHaveBeenCalled();
});

test('where nobody can be asked, the refusal stands', async () => {
  await expect(withRecentPassword(refuseOnce())).rejects.toBe(needed);
});
