import { createHash } from 'node:crypto';
import { failure } from '@firstlight/contract/errors.ts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { awayReasons } from '../../db/database-away.ts';
import { ConnectionsBusy } from '../../db/tell-busy.ts';
import { AppError } from '../app-error.ts';
import { replyWithFailures } from './failure-reply.ts';

async function answerTo(error: Error, headers: Record<string, string> = {}) {
  const app = Fastify();
  replyWithFailures(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject({ url: '/', headers });
  expect(() => failure.parse(answer.json())).not.toThrow();
  return answer;
}

const coded = (code: string) => Object.assign(new Error('of the database'), { code });

describe('a refusal', () => {
  it('is answered with its code, its sentence and its details', async () => {
    const refusal = new AppError('request.invalid', { fields: ['email'] });
    const answer = await answerTo(refusal, { 'accept-language': 'fr' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'request.invalid',
      message: 'Vérifiez les champs signalés.',
      fields: ['email'],
    });
  });

  it('says when to come back, to people and to programs', async () => {
    const answer = await answerTo(new AppError('request.too_many', { retryAfterSeconds: 90 }));
    expect(answer.headers['retry-after']).toBe('90');
    expect(answer.json().error.retryAfterSeconds).toBe(90);
  });

  it('never shows its cause', async () => {
    const answer = await answerTo(new AppError('request.not_found', { cause: new Error('canary') }));
    expect(answer.body).not.toContain('canary');
  });
});

describe('a database that is away', () => {
  const samples = Object.entries(awayReasons).flatMap(([reason, signs]) => [
    ...signs.codes.map((code) => [reason, coded(code)] as const),
    ...('texts' in signs ? signs.texts : []).map((text) => [reason, new Error(text)] as const),
  ]);

  it.each(samples)('(%s: %s) is worth another try', async (_, error) => {
    const answer = await answerTo(error);
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'request.unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('is counted by why, connections that are all in use apart, and other errors not at all', async () => {
    const counted: string[] = [];
    const app = Fastify();
    replyWithFailures(app, {
      unavailable: (reason) => void counted.push(reason),
      connectionsBusy: () => void counted.push('busy'),
    });
    const busy = new ConnectionsBusy(new Error('of the pool'));
    const thrown = [
      coded('25006'),
      new Error('canary'),
      new AppError('request.overloaded'),
      busy,
      coded('08006'),
    ];
    app.get('/', () => {
      throw thrown.shift();
    });
    for (let left = thrown.length; left > 0; left -= 1) await app.inject('/');
    expect(counted).toEqual(['read-only', 'busy', 'unreachable']);
  });

  it('is not what a request is told that waited in vain while others were answered', async () => {
    const answer = await answerTo(new ConnectionsBusy(new Error('of the pool')));
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'request.overloaded']);
    expect(answer.headers['retry-after']).toBe('1');
  });
});

describe('a page that cannot be shown for now', () => {
  const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };
  const page = async (headers: Record<string, string>, url = '/', error: Error = busy) => {
    const app = Fastify();
    replyWithFailures(app);
    app.get('*', () => {
      throw error;
    });
    return app.inject({ url, headers: { ...browser, ...headers } });
  };
  const busy = new AppError('request.overloaded', { retryAfterSeconds: 1 });

  it.each([
    ['the link', { url: '/?lang=fr', headers: { cookie: 'language=en' } }, 'fr'],
    ['the last choice', { url: '/', headers: { cookie: 'language=fr', 'accept-language': 'en' } }, 'fr'],
    ['the browser', { url: '/', headers: { 'accept-language': 'fr-CA,en' } }, 'fr'],
    ['nobody', { url: '/', headers: {} }, 'en'],
  ])('is a page in the language of %s', async (_, { url, headers }, language) => {
    const answer = await page(headers, url);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(
      language === 'fr' ? 'Il y a beaucoup de monde en ce moment.' : 'We’re very busy right now',
    );
  });

  it('holds all it needs, and nothing that the policy of the site refuses', async () => {
    const { body, headers } = await page({});
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(body).not.toMatch(/<script|<link|\bsrc=|\bstyle=|\bon\w+=|url\(/i);
    expect(Buffer.byteLength(body)).toBeLessThan(2_500);
  });

  it('says so too where the database is away', async () => {
    const answer = await page({}, '/explore', coded('57P01'));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toContain('Firstlight is briefly unavailable.');
  });

  it('is for people only: programs get the catalogue’s answer', async () => {
    for (const asked of [
      await page({ accept: '*/*' }),
      await page({}, '/api/projects'),
      await page({}, '/', new Error('canary')),
    ])
      expect(() => failure.parse(asked.json())).not.toThrow();
  });
});

describe('anything else', () => {
  it.each([
    ['a fault of ours', new TypeError('canary is not a function')],
    ['a broken constraint', Object.assign(new Error('canary'), { code: '23505', detail: 'canary' })],
  ])('(%s) is an unexpected error that tells nothing', async (_, error) => {
    const answer = await answerTo(error);
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'request.unexpected']);
    expect(answer.body).not.toContain('canary');
  });
});
