import { createHash } from 'node:crypto';
import { playerHosts } from '@firstlight/contract/text/video-players.ts';

/** One year, as asked of sites that mean it; browsers ignore it over plain HTTP. */
const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** For answers that are data: nothing in them may run, be framed or be guessed into another type. */
export const dataHeaders = {
  ...transport,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** For a page without a script whose one style stands in it. */
export function styledPageHeaders(style: string) {
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

export interface PagePolicy {
  /** The exact inline scripts of the page: they are allowed by their hash, and no other inline script is. */
  inlineScripts: readonly string[];
  origin: string;
}

/** For HTML. No `unsafe-inline`, no foreign host: what we did not ship does not run, but for films in a frame of their own. */
export function pageHeaders({ inlineScripts, origin }: PagePolicy): Record<string, string> {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${playerHosts.map((host) => `https://${host}`).join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  return {
    ...transport,
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
