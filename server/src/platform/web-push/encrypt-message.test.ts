import { describe, expect, it } from 'vitest';
import { createPushBrowser } from '../../testing/servers/push-browser.ts';
import { encryptMessage, isBrowserKey } from './encrypt-message.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
    'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('a message', () => {
  it('is encrypted to the very bytes of the specification', () => {
    const { p256dh, auth, text, salt, senderKey } = example;
    const body = encryptMessage({ p256dh, auth }, text, {
      blockBytes: 1,
      salt: bytes(salt),
      senderKey: bytes(senderKey),
    });
    expect(body.toString('base64url')).toBe(example.body);
  });

  it('of the specification is opened by the browser that the tests play', () => {
    const secrets = { privateKey: bytes(example.privateKey), auth: bytes(example.auth) };
    const browser = createPushBrowser('https://push.example/1', secrets);
    expect(browser.subscription).toMatchObject({ p256dh: example.p256dh, auth: example.auth });
    expect(browser.open(bytes(example.body)).text).toBe(example.text);
  });

  it('is as long as any other, and never twice the same', () => {
    const { subscription, open } = createPushBrowser();
    const sent = ['Hm.', 'Hm.', 'é'.repeat(500)].map((text) => encryptMessage(subscription, text));
    expect(new Set(sent.map(({ length }) => length)).size).toBe(1);
    expect(new Set(sent.map((body) => body.toString('hex'))).size).toBe(3);
    expect(sent.map((body) => open(body).text)).toEqual(['Hm.', 'Hm.', 'é'.repeat(500)]);
  });

  it('is for one browser only', () => {
    const body = encryptMessage(createPushBrowser().subscription, 'Not for you.');
    expect(() => createPushBrowser().open(body)).toThrow();
  });
});

it('knows a key that nothing can be encrypted for', () => {
  expect(isBrowserKey(createPushBrowser().subscription.p256dh)).toBe(true);
  expect(isBrowserKey(Buffer.alloc(65, 4).toString('base64url'))).toBe(false);
  expect(isBrowserKey('')).toBe(false);
});
