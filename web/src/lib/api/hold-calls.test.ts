import { setImmediate as settled } from 'node:timers/promises';
import { endpoint } from '@firstlight/contract/endpoint.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './api.ts';
import { dropHeldCalls, onTermsRefusal, setCallHold } from './hold-calls.ts';

const path = '/api/things';
const response = z.object({ name: z.string() });
const publicRead = endpoint({
  name: 'test.public',
  method: 'GET',
  path,
  summary: '',
  access: 'anyone',
  status: 200,
  response,
});
const ownRead = endpoint({
  name: 'test.own',
  method: 'GET',
  path,
  summary: '',
  access: 'member',
  status: 200,
  response,
});
const appeal = endpoint({
  name: 'test.appeal',
  method: 'GET',
  path,
  summary: '',
  access: 'member',
  isOpenToSuspended: true,
  status: 200,
  response,
});

const fetched = vi.fn<typeof fetch>();
const answer = () => Response.json({ name: 'Tidepool' });
const refusal = () =>
  Response.json({ error: { code: 'accounts.terms_required', message: '', requestId: 'r' } }, { status: 403 });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => answer());
});

afterEach(() => {
  dropHeldCalls();
  fetched.mockReset();
});

describe('a call of a caller with terms to accept', () => {
  it('is sent when the terms are accepted, and not before', async () => {
    setCallHold('terms');
    const result = call(ownRead, {});
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    setCallHold(undefined);
    expect(await result).toEqual({ name: 'Tidepool' });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is sent at once where guests may send it', async () => {
    setCallHold('terms');
    expect(await call(publicRead, {})).toEqual({ name: 'Tidepool' });
  });

  it('rejects when it is aborted', async () => {
    setCallHold('terms');
    const aborted = new AbortController();
    const result = call(ownRead, {}, { signal: aborted.signal });
    aborted.abort(new Error('left'));
    await expect(result).rejects.toThrow('left');
    setCallHold(undefined);
    await settled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is never sent for the next account', async () => {
    setCallHold('terms');
    void call(ownRead, {});
    await settled();
    dropHeldCalls();
    setCallHold('suspended');
    setCallHold(undefined);
    await settled();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a call that is refused for new terms', () => {
  it('is repeated when they are accepted', async () => {
    const asked = vi.fn();
    const stop = onTermsRefusal(asked);
    fetched.mockImplementationOnce(async () => refusal());
    const result = call(ownRead, {});
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    setCallHold(undefined);
    expect(await result).toEqual({ name: 'Tidepool' });
    expect(fetched).toHaveBeenCalledTimes(2);
    stop();
  });

  it('fails when the server refuses it twice', async () => {
    fetched.mockImplementation(async () => refusal());
    const result = call(ownRead, {});
    const failed = expect(result).rejects.toThrow('403 accounts.terms_required');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await settled();
    setCallHold(undefined);
    await failed;
  });
});

describe('a call of a suspended caller', () => {
  it('is sent where it stays open to suspended people', async () => {
    setCallHold('suspended');
    void call(ownRead, {});
    expect(await call(appeal, {})).toEqual({ name: 'Tidepool' });
    expect(fetched).toHaveBeenCalledOnce();
  });
});
