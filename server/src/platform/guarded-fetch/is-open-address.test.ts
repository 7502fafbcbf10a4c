import { expect, it } from 'vitest';
import { isOpenAddress } from './is-open-address.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s may be asked or written to', (address) => {
  expect(isOpenAddress(address)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://somebody:secret@fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://db/abc',
  'https://metadata.google.internal/abc',
  'https://printer.local/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://[::1]/abc',
  'https://push.example./abc',
  'file:///etc/passwd',
  'push.example/abc',
  'https://router.localdomain/abc',
  'https://[::ffff:127.0.0.1]/abc',
  '',
])('%s may not', (address) => {
  expect(isOpenAddress(address)).toBe(false);
});
