import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLog, logOptions } from './log.ts';

const canary = 'canary-4711';

function printed(...line: [object, string?]): string {
  const paper = new PassThrough();
  pino(logOptions('info'), paper).info(...line);
  return String(paper.read());
}

describe('a log line', () => {
  it.each([
    'authorization',
    'cookie',
    'set-cookie',
    'password',
    'token',
    'secret',
    'email',
    'to',
    'message',
    'body',
  ])('never shows %s, however deep', (name) => {
    const value = { [name]: canary };
    for (const line of [
      value,
      { mail: value },
      { req: { headers: value } },
      { job: { request: { input: value } } },
      { list: [{ of: [value] }] },
    ]) {
      const text = printed(line);
      expect(text).not.toContain(canary);
      expect(text).toContain('[redacted]');
    }
  });

  it('never shows what an error of PostgreSQL or SMTP quotes', () => {
    const quoting = Object.assign(new Error(`Key (email)=(${canary}) exists`), {
      code: '23505',
      detail: canary,
      parameters: [canary],
      response: `550 <${canary}> unknown`,
    });
    const wrapping = new Error('could not send', { cause: quoting });
    for (const err of [quoting, wrapping]) expect(printed({ err }, 'failed')).not.toContain(canary);
  });

  it('still says which error it was and where it happened', () => {
    const text = printed({ err: Object.assign(new TypeError('x'), { code: '23505' }) }, 'unexpected error');
    expect(text).toContain('"type":"TypeError"');
    expect(text).toContain('"code":"23505"');
    expect(text).toContain('log.test.ts');
    expect(text).toContain('"msg":"unexpected error"');
  });

  it('shows what is nobody’s', () => {
    expect(printed({ route: '/api/contact/messages', status: 201 }, 'answered')).toContain(
      '/api/contact/messages',
    );
  });
});

it('is silent where it was told to be', () => {
  expect(createLog('silent').isLevelEnabled('error')).toBe(false);
});
