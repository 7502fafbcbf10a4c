import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { PushSubscription } from '../../platform/web-push/web-push.ts';

export interface PushBrowser {
  subscription: PushSubscription;
  /** What a message says, opened with the key that only this browser has. */
  open(body: Buffer): { text: string; paddedBytes: number };
}

/** The browser's half of RFC 8291, written from its side. */
export function createPushBrowser(
  address = `https://push.example/${randomUUID()}`,
  secrets: { privateKey?: Buffer; auth?: Buffer } = {},
): PushBrowser {
  const own = createECDH('prime256v1');
  if (secrets.privateKey) own.setPrivateKey(secrets.privateKey);
  else own.generateKeys();
  const { auth = randomBytes(16) } = secrets;
  return {
    subscription: {
      address,
      p256dh: own.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    open(body) {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const sender = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
      const derive = (what: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, bytes));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return { text: padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'), paddedBytes: padded.length };
    },
  };
}

export const aSubscription = (): PushSubscription => createPushBrowser().subscription;
