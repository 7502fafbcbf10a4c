import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A passkey holder in software: what a phone or a security key would answer, and what a thief might. */
export interface Authenticator {
  credentialId: string;
  create(challenge: string, said?: Partial<Claims>): Record<string, string>;
  get(challenge: string, said?: Partial<Claims>): Record<string, string>;
}

interface Claims {
  origin: string;
  rpId: string;
  signCount: number;
  userVerified: boolean;
}

const honest: Claims = {
  origin: 'https://firstlight.example',
  rpId: 'firstlight.example',
  signCount: 0,
  userVerified: true,
};

export function createAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  return {
    credentialId,
    create(challenge, said = {}) {
      const claims = { ...honest, ...said };
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ]);
      const authData = Buffer.concat([authenticatorData(claims, 0x40), credential]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return {
        credentialId,
        clientDataJSON: clientData('webauthn.create', challenge, claims).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
    },
    get(challenge, said = {}) {
      const claims = { ...honest, ...said };
      const client = clientData('webauthn.get', challenge, claims);
      const authData = authenticatorData(claims, 0);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return {
        credentialId,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}

function clientData(type: string, challenge: string, { origin }: Claims): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Hash of the site, flags (present, verified, key included), counter. */
function authenticatorData({ rpId, signCount, userVerified }: Claims, moreFlags: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(0x01 | (userVerified ? 0x04 : 0) | moreFlags, 0);
  rest.writeUInt32BE(signCount, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

/** An ES256 key in COSE: kty 2, alg -7, crv 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

/** CBOR byte and text strings of up to 255 bytes. */
function bytes(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, content.length]), content]);
}

function text(content: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + content.length]), Buffer.from(content)]);
}
