import { failure } from '@firstlight/contract/errors.ts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
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
      message: 'Une partie de votre saisie est à revoir.',
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

describe('a database that', () => {
  it.each([
    ['has too many connections', coded('53300')],
    ['was told to stop', coded('57P01')],
    ['has crashed', coded('57P02')],
    ['is still starting', coded('57P03')],
    ['took too long', coded('57014')],
    ['kept us waiting for a lock', coded('55P03')],
    ['does not answer', coded('ECONNREFUSED')],
    ['hung up', coded('ECONNRESET')],
    ['has no connection to spare', new Error('timeout exceeded when trying to connect')],
    ['ended the connection', new Error('Connection terminated unexpectedly')],
  ])('%s is worth another try', async (_, error) => {
    const answer = await answerTo(error);
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'request.unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
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
