import type { Language } from '@firstlight/contract/languages.ts';
import type { Operator } from '@firstlight/contract/outreach/contact/operator.ts';
import type { LetterFrequency } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { formatDate } from '../../../../core/format-date.ts';
import { escapeHtml } from '../../../../core/http/pages/escape-html.ts';
import { translate } from '../../../../core/translate.ts';
import type { Block } from './print-blocks.ts';

export interface Framed {
  language: Language;
  origin: string;
  operator: Operator;
  number: number;
  kind: LetterFrequency;
  dueAt: Date;
  title: string;
  since: Date | null;
  leaveUrl: string;
  manageUrl: string;
}

const fonts = "'Instrument Sans',system-ui,'Segoe UI',Arial,sans-serif";
/** Inline colours are for light; who reads in the dark gets these. */
const dark =
  '@media (prefers-color-scheme:dark){.p{background:#08111B!important}.c{background:#101C28!important}.i{color:#EDF2F6!important}.m{color:#A9B7C4!important}.l{color:#8CBFF0!important}.b{border-color:#2A3947!important}}';

/** So much of nothing that mailboxes show no word of the letter after the preview. */
const silence = '&nbsp;&zwnj;'.repeat(90);

/**
 * It loads nothing from anywhere: a picture fetched from us would tell who opened it, and when. What lists of mails and
 * locked screens show of it is said by a line of its own, the same for everybody.
 */
export function printFrame(framed: Framed, blocks: readonly Block[]): Block {
  const { language, origin, operator, number, kind, dueAt, title, since, leaveUrl, manageUrl } = framed;
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, 'newsletterMail', `letter.${key}`, values);
  const leave = kind === 'weekly' ? 'leaveWeekly' : 'leave';
  const linked = (key: string, href: string) => say('linked', { words: say(key), href });
  const head = say('number', { number, date: formatDate(language, dueAt) });
  const why = since ? say('why', { date: formatDate(language, since) }) : '';
  const place = [operator.name ?? 'Firstlight', operator.registeredAddress].filter(Boolean).join(', ');
  const link = (href: string, words: string) =>
    `<a class="l" href="${href}" style="display:inline-block;margin-right:16px;color:#0B5C9E">${escapeHtml(words)}</a>`;
  return {
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head><body class="p" style="margin:0;padding:24px 12px;background:#F1F4F6;font-family:${fonts}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(say('preview'))}${silence}</div><div class="c" style="max-width:496px;margin:0 auto;padding:28px 32px;overflow-wrap:anywhere;word-break:break-word;background:#FFFFFF;border-top:3px solid #FF8534"><p class="m" style="margin:0 0 20px;font-size:13px;color:#435366"><strong class="i" style="font-size:18px;color:#0E1A28">Firstlight</strong> &nbsp; ${escapeHtml(head)}</p><h1 class="i" style="margin:0 0 16px;font-size:28px;line-height:34px;color:#0E1A28">${escapeHtml(title)}</h1>${blocks.map(({ html }) => html).join('')}<p style="margin:24px 0 8px"><a href="${origin}/feed?from=digest" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#FF8534;color:#1D0E03;font-weight:600;text-decoration:none">${escapeHtml(say('more'))}</a></p></div><div style="max-width:496px;margin:0 auto;padding:20px 32px;overflow-wrap:anywhere;word-break:break-word"><p style="margin:0 0 8px;font-size:13px;line-height:20px">${link(leaveUrl, say(leave))} ${link(manageUrl, say('manage'))}</p><p class="m" style="margin:0;font-size:13px;line-height:20px;color:#435366">${escapeHtml(`${why} ${say('untracked')}`.trim())}<br>${escapeHtml(place)}</p></div></body></html>`,
    text: `${say('preview')}\n\nFirstlight\n${head}\n\n${title}\n\n${blocks.map(({ text }) => text).join('\n')}\n${linked('more', `${origin}/feed?from=digest`)}\n\n--\n${linked(leave, leaveUrl)}\n${linked('manage', manageUrl)}\n${why} ${say('untracked')}\n${place}\n`,
  };
}
