import type { Language } from '@firstlight/contract/languages.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { escapeHtml } from '../../../../core/http/pages/escape-html.ts';
import { withoutAddresses } from '../../../../core/mail/without-addresses.ts';
import { translate } from '../../../../core/translate.ts';
import type { ChangeForAuthor } from '../../../trials/feedback/what-changed-for.ts';

/** A part of a letter, in both printings. Printed once, joined for each reader. */
export interface Block {
  html: string;
  text: string;
}

const say = (language: Language, key: string, values: Record<string, string | number> = {}) =>
  translate(language, 'newsletterMail', `letter.${key}`, values);
/** Made once, as those of dates are. */
const ratings = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
  fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }),
};
const at = (origin: string, projectId: string) => `${origin}/project/${projectId}?from=digest`;
const link = (href: string, words: string) =>
  `<a class="l" href="${href}" style="color:#0B5C9E;font-weight:600;white-space:nowrap">${escapeHtml(words)}</a>`;

/** A gap and no dot, which would stay behind where the line breaks. */
const besideLink = (words: string) => `<span style="margin-right:12px">${escapeHtml(words)}</span> `;
const quiet = (words: string) =>
  `<p class="m" style="margin:0 0 12px;font-size:14px;line-height:20px;color:#435366">${escapeHtml(words)}</p>`;

export function printProject(
  language: Language,
  origin: string,
  card: ProjectCard,
  part: 'best' | 'needy',
): Block {
  const facts =
    part === 'best' && card.rating !== null
      ? say(language, 'rated', {
          count: card.feedbackCount,
          rating: ratings[language].format(card.rating),
        })
      : card.feedbackCount === 0
        ? say(language, 'none')
        : say(language, 'given', { count: card.feedbackCount });
  const href = at(origin, card.id);
  const [name, pitch] = [withoutAddresses(card.name), withoutAddresses(card.pitch)];
  return {
    html: `<div class="b" style="padding:16px 0;border-top:1px solid #D3DBE2"><h3 class="i" style="margin:0;font-size:18px;font-weight:600;color:#0E1A28">${escapeHtml(name)}</h3><p class="m" style="margin:2px 0 4px;font-size:15px;line-height:22px;color:#435366">${escapeHtml(pitch)}</p><p class="m" style="margin:0;font-size:14px;line-height:22px;color:#435366">${besideLink(facts)}${link(href, say(language, 'test'))}</p></div>`,
    text: `${name}\n${pitch}\n${facts}\n${say(language, 'linked', { words: say(language, 'test'), href })}\n`,
  };
}

/** The maker’s own line, never the tester’s words, and no number: what stands here says nothing to anybody else. */
export function printChange(language: Language, origin: string, change: ChangeForAuthor): Block {
  const line = withoutAddresses(change.whatChanged.split('\n')[0]?.slice(0, 200) ?? '');
  const name = withoutAddresses(change.name);
  const href = at(origin, change.projectId);
  return {
    html: `<div style="margin:0 0 16px;padding-left:16px;border-left:3px solid #FF8534"><h2 class="i" style="margin:0;font-size:18px;font-weight:600;color:#0E1A28">${escapeHtml(name)}</h2><p class="i" style="margin:2px 0 4px;font-size:16px;line-height:24px;color:#0E1A28">${escapeHtml(say(language, 'quoted', { line }))}</p><p class="m" style="margin:0;font-size:14px;line-height:22px;color:#435366">${besideLink(say(language, 'credits'))}${link(href, say(language, 'again'))}</p></div>`,
    text: `${name}\n${say(language, 'quoted', { line })}\n${say(language, 'credits')}\n${say(language, 'linked', { words: say(language, 'again'), href })}\n`,
  };
}

export function printHeading(title: string, hint: string): Block {
  return {
    html: `<h2 class="i" style="margin:28px 0 2px;font-size:21px;line-height:28px;color:#0E1A28">${escapeHtml(title)}</h2>${quiet(hint)}`,
    text: `\n${title}\n${hint}\n`,
  };
}

export function printNote(note: string): Block {
  return { html: quiet(note), text: `${note}\n` };
}
