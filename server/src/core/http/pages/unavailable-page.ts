import { errorSentence } from '@firstlight/contract/error-sentence.ts';
import { type Language, languages } from '@firstlight/contract/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { translate } from '../../translate.ts';
import { chosenLanguage, requestLanguage } from '../request-language.ts';
import { styledPageHeaders } from '../security-headers.ts';
import { escapeHtml } from './escape-html.ts';

const reasons = ['request.overloaded', 'request.unavailable'] as const;
type Reason = (typeof reasons)[number];

/** Whether a person waits for a page: browsers name HTML when an address is opened, and never when a script asks. */
export function waitsForPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

export function isPassing(code: string): code is Reason {
  return reasons.some((reason) => reason === code);
}

/** The status and when to come back are set already. The bytes are ready, so turning somebody away costs nothing. */
export function sendUnavailablePage(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: Reason,
): FastifyReply {
  const language = chosenLanguage(request) ?? requestLanguage(request.headers);
  return reply.headers(headers).send(pages.get(`${reason} ${language}`));
}

const style = `
:root { color-scheme: light dark; color: light-dark(#0E1A28, #EDF2F6); background: light-dark(#F1F4F6, #09111B);
  font: 1rem/1.55 system-ui, sans-serif; }
body { box-sizing: border-box; min-height: 100dvh; margin: 0; padding: 2rem 1rem; display: grid; place-content: center; justify-items: center;
  text-align: center; }
svg { width: 4rem; } h1 { max-width: 24rem; margin: 1.5rem 0; font-size: 1.375rem; line-height: 1.3; text-wrap: balance; }
a { padding: .625rem 1.25rem; border-radius: 10px; background: #FF8534; color: #1D0E03; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }`;

/** The house's mark, as the web draws it: its file could not be fetched now. */
const mark = `<svg viewBox="0 0 32 32" role="img" aria-label="Firstlight"><path d="M9 21a7 7 0 0 1 14 0z" fill="#FF8534"/>
<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"><circle cx="16" cy="16" r="14"/><path d="M3 21h26M16 5.5v4.2"/></g></svg>`;

const headers = { ...styledPageHeaders(style), 'content-type': 'text/html; charset=utf-8' };

const pages = new Map(
  reasons.flatMap((reason) =>
    languages.map((language) => [`${reason} ${language}`, print(reason, language)] as const),
  ),
);

function print(reason: Reason, language: Language): Buffer {
  const { feature, key } = errorSentence(reason);
  const say = (...sentence: [feature: string, key: string]) => escapeHtml(translate(language, ...sentence));
  return Buffer.from(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Firstlight</title>
<style>${style}</style>
</head>
<body>
${mark}
<main><h1>${say(feature, key)}</h1><a href="">${say('errorPages', 'offline.retry')}</a></main>
</body>
</html>`);
}
