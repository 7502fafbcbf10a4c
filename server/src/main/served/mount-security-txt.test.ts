import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mountSecurityTxt } from './mount-security-txt.ts';

it('says whom to write to, for at most a year from the start of the process', async () => {
  const app = Fastify();
  const start = new Date('2026-11-15T07:00:00Z');
  const config = { APP_ORIGIN: 'https://firstlight.example', OPERATOR_SECURITY_EMAIL: 'holes@site.example' };
  mountSecurityTxt(app, config, start);
  const { body, headers } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:holes@site.example\n');
  expect(body).toContain('Canonical: https://firstlight.example/.well-known/security.txt');
  const expires = new Date(/Expires: (.+)/.exec(body)?.[1] ?? '');
  const days = (expires.getTime() - start.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('names nobody where nobody was named', async () => {
  const app = Fastify();
  const config = { APP_ORIGIN: 'https://firstlight.example', OPERATOR_SECURITY_EMAIL: '' };
  mountSecurityTxt(app, config, new Date());
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
});
