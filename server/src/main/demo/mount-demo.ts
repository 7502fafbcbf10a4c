import { defaultLanguage, type Language } from '@firstlight/contract/languages.ts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../core/http/pages/escape-html.ts';
import { chosenLanguage } from '../../core/http/request-language.ts';
import { styledPageHeaders } from '../../core/http/security-headers.ts';
import { translate } from '../../core/translate.ts';
import type { DemoMail, DemoMailbox, DemoPeople } from '../../platform/mail/demo-mailbox.ts';

/** For search engines: a demo's people and projects are nobody's. */
const notForSearch = 'noindex, nofollow';

const style = `
:root { color-scheme: light dark; color: light-dark(#0E1A28, #EDF2F6); background: light-dark(#F1F4F6, #09111B);
  font: 1rem/1.55 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.3; } h2 { font-size: 1.125rem; margin: 2rem 0 0; }
label { display: block; font-weight: 600; } input, button { font: inherit; padding: .625rem; max-width: 100%; box-sizing: border-box; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; } a { color: inherit; }`;

const headers = {
  ...styledPageHeaders(style),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};
const formHeaders = {
  ...headers,
  'content-security-policy': `${headers['content-security-policy']}; form-action 'self'`,
};

/** The mailbox of a demo, and a word to search engines on every answer. */
export function mountDemo(app: FastifyInstance, mailbox: DemoMailbox): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', notForSearch));
  app.get<{ Querystring: { address?: string } }>('/demo', async (request, reply) => {
    const address = String(request.query.address ?? '').slice(0, 320);
    const mails = address ? await mailbox.read(address) : undefined;
    const language = chosenLanguage(request) ?? defaultLanguage;
    return reply.headers(formHeaders).send(page(language, address, mails, await mailbox.readPeople()));
  });
}

function page(
  language: Language,
  address: string,
  mails: readonly DemoMail[] | undefined,
  known: DemoPeople | undefined,
): string {
  const found = mails?.map(
    ({ subject, text, at }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p><time>${escapeHtml(at.slice(0, 16).replace('T', ' '))} UTC</time></p><pre>${linked(text)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(translate(language, 'demo', 'title'))} · Firstlight</title><style>${style}</style></head>
<body><main>
<h1>${escapeHtml(translate(language, 'demo', 'title'))}</h1>
<p>${escapeHtml(translate(language, 'demo', 'what'))}</p>
${known ? `<p>${escapeHtml(translate(language, 'demo', 'people', { ...known, names: new Intl.ListFormat(language).format(known.names) }))}</p>` : ''}
<form><input type="hidden" name="lang" value="${language}"><p><label for="address">${escapeHtml(translate(language, 'demo', 'address'))}</label>
<input id="address" name="address" type="email" required autocomplete="off" value="${escapeHtml(address)}"> <button>${escapeHtml(translate(language, 'demo', 'show'))}</button></p></form>
${found ? (found.length > 0 ? found.join('\n') : `<p>${escapeHtml(translate(language, 'demo', 'none'))}</p>`) : ''}
<p><a href="/">${escapeHtml(translate(language, 'demo', 'back'))}</a></p>
</main></body></html>`;
}

/** Mails of ours hold links as plain text; here somebody wants to press them. */
function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}">${url}</a>`);
}
