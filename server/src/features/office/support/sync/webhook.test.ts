import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../core/app-error.ts';
import { unlimited } from '../../../../testing/world.ts';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';
import { mountWebhook } from './mount-webhook.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

const rows = () => scene.query('select id from provider_events');

describe('where the payment provider rings', () => {
  it('refuses what is forged, old, written anew, signed for somebody else, cut off or unsigned, and keeps no row', async () => {
    const { sessionId } = await scene.begin();
    scene.standIn.till.pay(sessionId);
    const [ring] = scene.standIn.rings;
    if (!ring) throw new Error('nothing rang');
    const { sign } = scene.standIn;
    const { body } = ring;
    const old = new Date(scene.world.clock.now.getTime() - 301_000);
    const wrong = [
      { ...ring, signature: 't=1,v1=00' },
      { ...ring, signature: sign(body, { at: old }) },
      { ...ring, body: JSON.stringify(JSON.parse(body), null, 1) },
      { ...ring, signature: sign(body, { secret: 'whsec_other' }) },
      { ...ring, body: body.slice(0, -20) },
      { ...ring, signature: '' },
    ];
    expect(await scene.ring(wrong)).toEqual(wrong.map(() => 400));
    expect(await rows()).toEqual([]);
  });

  it('answers the same event fifty times at once with one effect', async () => {
    const ring = scene.standIn.rings.find(({ type }) => type === 'checkout.session.completed');
    if (!ring) throw new Error('nothing rang');
    scene.world.happened.events.length = 0;
    const statuses = await Promise.all(Array.from({ length: 50 }, () => scene.ring([ring])));
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    expect(await rows()).toHaveLength(1);
    expect(scene.world.happened.events.map(({ name }) => name)).toEqual(['support.event_arrived']);
    await scene.work();
  });

  it.each(['id', 'objectId'])('refuses NUL in the %s of a signed event', async (field) => {
    const event = JSON.parse(scene.standIn.rings[0]?.body ?? '{}');
    if (field === 'id') event.id = 'evt_\0';
    else event.data.object.id = 'cs_\0';
    const body = JSON.stringify(event);
    const ring = { id: 'evt_nul', type: 'x', body, signature: scene.standIn.sign(body) };
    expect(await scene.ring([ring])).toEqual([400]);
  });

  it('refuses an event without a signature before it reads the body', async () => {
    const payload = Buffer.alloc(600 * 1024, ' ');
    const answer = await scene.app.inject({ method: 'POST', url: '/webhooks/stripe', payload });
    expect(answer.statusCode).toBe(400);
  });

  it('is limited by address before the body is read', async () => {
    const app = await scene.world.app(unlimited);
    const takeLimit = vi.fn(async () => {
      throw new AppError('request.too_many', { retryAfterSeconds: 1 });
    });
    mountWebhook(app, { ctx: scene.ctx, takeLimit, drawPng: async () => Buffer.alloc(0) });
    const headers = { 'stripe-signature': 't=1,v1=00' };
    const request = { method: 'POST', url: '/webhooks/stripe', headers, remoteAddress: '192.0.2.7' } as const;
    expect((await app.inject({ ...request, payload: Buffer.alloc(600 * 1024) })).statusCode).toBe(429);
    expect(takeLimit.mock.calls).toEqual([['support.webhook', '192.0.2.7']]);
  });

  it('takes a second secret while one is replaced, and only notes events that move no money of ours', async () => {
    const foreign = JSON.stringify({
      ...JSON.parse(scene.standIn.rings[0]?.body ?? '{}'),
      id: 'evt_live',
      livemode: true,
    });
    const ring = { id: 'evt_live', type: 'x', body: foreign, signature: scene.standIn.sign(foreign) };
    expect(await scene.ring([ring])).toEqual([200]);
    expect(await scene.query(`select state from provider_events where id = 'evt_live'`)).toEqual([
      { state: 'ignored' },
    ]);
  });

  it('is not there while no provider is connected', async () => {
    const payments = scene.ctx.payments;
    scene.ctx.payments = null;
    const [ring] = scene.standIn.rings;
    expect(await scene.ring(ring ? [ring] : [])).toEqual([404]);
    scene.ctx.payments = payments;
  });
});

describe('a provider in trouble', () => {
  it('is said to the letter, keeps the pledge for another try, and rests after three failures', async () => {
    scene.standIn.mood = 'down';
    const pledgeId = '0191a5b0-0000-4000-8000-000000000001';
    for (let times = 0; times < 3; times += 1)
      await expect(scene.begin({ pledgeId })).rejects.toMatchObject({ code: 'support.checkout_failed' });
    await expect(scene.begin({ pledgeId })).rejects.toMatchObject({
      code: 'support.resting',
      details: { retryAfterSeconds: 30 },
    });
    expect(await scene.state(pledgeId)).toBe('created');
    scene.standIn.mood = 'well';
    scene.pass(1);
    const { sessionId } = await scene.begin({ pledgeId });
    expect((await scene.begin({ pledgeId })).sessionId).toBe(sessionId);
    await expect(scene.begin({ pledgeId, cents: 700 })).rejects.toMatchObject({ code: 'request.key_reused' });
  });
});
