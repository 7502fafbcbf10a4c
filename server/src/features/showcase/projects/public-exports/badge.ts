import type { Language } from '@firstlight/contract/languages.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { escapeHtml } from '../../../../core/http/pages/escape-html.ts';
import { translate } from '../../../../core/translate.ts';

/** A small sign for a maker's own site: what it is on, and how it is rated today. Follows the reader's theme. */
export function badge(project: ProjectCard, language: Language): string {
  const { name, rating, validated } = project;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const value = rating === null ? '' : `${number.format(rating)}/5`;
  const line = translate(language, 'projects', validated ? 'badge.validated' : 'badge.listed');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="232" height="52" viewBox="0 0 232 52" role="img" aria-label="${escapeHtml(`${name}: ${line} Firstlight ${value}`)}">
<style>.box{fill:#fff;stroke:#6f7e8c}.ink{fill:#0e1a28}.line{stroke:#0e1a28}.soft{fill:#435366}@media (prefers-color-scheme:dark){.box{fill:#101b28;stroke:#66798d}.ink{fill:#edf2f6}.line{stroke:#edf2f6}.soft{fill:#a9b7c5}}text{font-family:'Instrument Sans',system-ui,'Segoe UI',Arial,sans-serif}</style>
<rect class="box" x=".75" y=".75" width="230.5" height="50.5" rx="10" stroke-width="1.5"/>
<g transform="translate(11 10)"><path d="M9 21a7 7 0 0 1 14 0z" fill="#ff8534"/><g class="line" fill="none" stroke-width="2.4" stroke-linecap="round"><circle cx="16" cy="16" r="14"/><path d="M3 21h26M16 5.5v4.2"/></g></g>
<text class="soft" x="54" y="20" font-size="10" letter-spacing=".8">${escapeHtml(line.toUpperCase())}</text>
<text class="ink" x="54" y="38" font-size="17" font-weight="600">Firstlight</text>
<text class="ink" x="218" y="33" font-size="15" font-weight="600" text-anchor="end">${escapeHtml(value)}</text>
</svg>`;
}
