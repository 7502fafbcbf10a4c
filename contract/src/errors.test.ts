import { describe, expect, it } from 'vitest';
import { errorSentence } from './error-sentence.ts';
import { errorCodes, errorStatus, failure } from './errors.ts';
import { anyEndpointErrors } from './request.ts';

describe.each(errorCodes)('the error %s', (code) => {
  it('is called <feature>.<what_is_wrong>', () => {
    expect(code).toMatch(/^[a-z]+\.[a-z]+(_[a-z]+)*$/);
  });

  it('is a failure over HTTP', () => {
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
    expect(errorStatus[code]).toBeLessThan(600);
  });

  it('can be told in the one shape of failures', () => {
    const body = { error: { code, message: 'No.', requestId: 'abc-1' } };
    expect(failure.parse(body)).toEqual(body);
  });
});

it('finds an error’s sentence in its feature’s file', () => {
  expect(errorSentence('request.not_found')).toEqual({ feature: 'request', key: 'errors.not_found' });
});

it('knows each error that any operation may answer, once', () => {
  expect(anyEndpointErrors).toEqual([...new Set(anyEndpointErrors)]);
  expect(errorCodes).toEqual(expect.arrayContaining([...anyEndpointErrors]));
});
