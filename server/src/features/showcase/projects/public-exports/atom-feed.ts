import type { Language } from '@firstlight/contract/languages.ts';
import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { escapeHtml } from '../../../../core/http/pages/escape-html.ts';
import { translate } from '../../../../core/translate.ts';

interface Feed {
  origin: string;
  category: Category | undefined;
  projects: readonly ProjectCard[];
  language: Language;
  now: Date;
}

/** The newest projects for feed readers (RFC 4287). */
export function atomFeed({ origin, category, projects, language, now }: Feed): string {
  const self = `${origin}/feeds/${category ?? 'all'}.atom`;
  const page = `${origin}/explore${category ? `?categories=${category}` : ''}`;
  const kind = category ? ` · ${translate(language, 'categories', `names.${category}`)}` : '';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeHtml(self)}</id>
<title>${escapeHtml(`Firstlight${kind}`)}</title>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>
<updated>${projects[0]?.publishedAt ?? now.toISOString()}</updated>
${projects.map((project) => entry(project, origin)).join('\n')}
</feed>
`;
}

function entry(
  { id, name, pitch, publishedAt, owner, language, categories }: ProjectCard,
  origin: string,
): string {
  const terms = categories.map((category) => `<category term="${category}"/>`);
  return `<entry xml:lang="${language}"><id>urn:uuid:${id}</id><title>${escapeXml(name)}</title><link href="${escapeHtml(`${origin}/project/${id}`)}"/><published>${publishedAt}</published><updated>${publishedAt}</updated><author><name>${escapeXml(owner.name)}</name></author>${terms.join('')}<summary>${escapeXml(pitch)}</summary></entry>`;
}

/** XML forbids most control characters, even escaped. */
function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(/\p{Cc}/gu, ' '));
}
