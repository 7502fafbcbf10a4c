import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser made for us when it subscribed: its public key and a secret, both as base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

export interface EncryptOptions {
  /** Every message is as long as a multiple of this, so that its length says nothing of what it is about. */
  blockBytes?: number;
  /** Fresh for every message; given by the test that holds this to the specification. */
  salt?: Buffer;
  senderKey?: Buffer;
}

/** One record holds the whole message, which push services limit to less than that. */
const recordBytes = 4096;
const lastRecord = Buffer.from([2]);

/** Encrypts for one browser, so that its push service carries what it cannot read: RFC 8291 over RFC 8188. */
export function encryptMessage(
  { p256dh, auth }: BrowserKeys,
  text: string,
  { blockBytes = 1024, salt = randomBytes(16), senderKey }: EncryptOptions = {},
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const sender = createECDH('prime256v1');
  if (senderKey) sender.setPrivateKey(senderKey);
  else sender.generateKeys();
  const senderPublic = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderPublic]);
  const shared = hkdf(sender.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);

  const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(padded(text, blockBytes)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, header(senderPublic), ...sealed]);
}

/** A key that is not a point of the curve cannot be encrypted for. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

function padded(text: string, blockBytes: number): Buffer {
  const message = Buffer.concat([Buffer.from(text, 'utf8'), lastRecord]);
  const blocks = Math.ceil(message.length / blockBytes);
  return Buffer.concat([message, Buffer.alloc(blocks * blockBytes - message.length)]);
}

function header(senderPublic: Buffer): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(recordBytes, 0);
  bytes.writeUInt8(senderPublic.length, 4);
  return Buffer.concat([bytes, senderPublic]);
}
