import { createHash } from 'node:crypto';

export interface Needle {
  /** `base64 of maya@example.org`, for messages about failure. */
  what: string;
  bytes: Buffer;
}

/** Every way in which a text could have been written down; capitals do not matter when it is looked for. */
export function encodingsOf(texts: readonly string[]): Needle[] {
  return texts.flatMap((text) => {
    const written = [...new Set([text, text.toLowerCase()])];
    const ways = written.flatMap((one) => [
      ['plain', one],
      ['NFD', one.normalize('NFD')],
      ['percent-encoded', encodeURIComponent(one)],
      ['JSON-escaped', jsonEscaped(one)],
      ['hex', Buffer.from(one).toString('hex')],
      ['UTF-16', Buffer.from(one, 'utf16le')],
      ...base64Of(one).map((piece) => ['base64', piece] as const),
      ...base64Of(one).map(
        (piece) => ['base64url', piece.replaceAll('+', '-').replaceAll('/', '_')] as const,
      ),
      ...(['hex', 'base64', 'base64url'] as const).map((form) => ['sha256', sha256(one, form)] as const),
    ]) as [string, string | Buffer][];
    return ways.map(([way, bytes]) => ({ what: `${way} of ${text}`, bytes: lowered(Buffer.from(bytes)) }));
  });
}

/** What of it stands in a heap of bytes. */
export function findBytes(heap: Buffer, needles: readonly Needle[]): string[] {
  const hay = lowered(heap);
  return [...new Set(needles.filter(({ bytes }) => hay.includes(bytes)).map(({ what }) => what))];
}

/** In a longer text its base64 depends on where it begins: three ways, without the characters that neighbours share. */
function base64Of(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]).toString('base64');
    return whole.replaceAll('=', '').slice(before === 0 ? 0 : before + 1, -1);
  });
}

function jsonEscaped(text: string): string {
  return text.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function sha256(text: string, form: 'hex' | 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(form);
}

/** Byte by byte, ASCII only, so that no position moves. */
function lowered(bytes: Buffer): Buffer {
  return Buffer.from(
    bytes.toString('latin1').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
    'latin1',
  );
}
