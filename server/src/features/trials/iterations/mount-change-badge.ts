import { isLanguage, type Language } from '@firstlight/contract/languages.ts';
import { bestMover } from '@firstlight/contract/trials/iterations/best-mover.ts';
import type { Compared } from '@firstlight/contract/trials/iterations/iterations.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { ServingParts } from '../../../core/feature.ts';
import { clientAddress } from '../../../core/http/client-address.ts';
import { keptByBrowsers } from '../../../core/http/guests/shared-caching.ts';
import { escapeHtml } from '../../../core/http/pages/escape-html.ts';
import { translate } from '../../../core/translate.ts';
import { visibleProject } from '../../showcase/projects/visible-project.ts';
import { readBeforeAfter } from './read-skip-diagnosis.ts';

interface Asked {
  Params: { projectId: string };
  Querystring: { lang?: string };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Drawn on other people's sites, an hour at a time, and as a stranger sees it. */
const drawn = {
  'cache-control': keptByBrowsers(3600),
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** What an iteration changed about why people skip, as a sign for the maker's own site. */
export function mountChangeBadge(app: FastifyInstance, { ctx, takeLimit }: ServingParts): void {
  app.register(async (shared) => {
    shared.addHook('onRequest', (request) => takeLimit('projects.shared', clientAddress(request)));
    shared.get<Asked>('/badge/:projectId/change.svg', async ({ params: { projectId }, query }, reply) => {
      if (!uuid.test(projectId)) throw new AppError('projects.not_found');
      const { language } = await visibleProject(ctx.db, ctx.actor, projectId);
      const { compared } = await readBeforeAfter(ctx, { projectId });
      if (!compared) throw new AppError('projects.not_found');
      const svg = changeBadge(compared, isLanguage(query.lang) ? query.lang : language);
      return reply.headers(drawn).type('image/svg+xml').send(svg);
    });
  });
}

/** The reason that fell most, before in grey and after in orange. Follows the reader's theme. */
function changeBadge(compared: Compared, language: Language): string {
  const { reason, before, after } = bestMover(compared);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const name = translate(language, 'iterations', `reasons.${reason}`);
  const line = translate(language, 'iterations', 'beforeAfter.badge');
  const said = `${name} ${percent.format(before)} → ${percent.format(after)}`;
  const wide = (share: number) => Math.max(2, Math.round(share * 208));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="232" height="72" viewBox="0 0 232 72" role="img" aria-label="${escapeHtml(`${line}: ${said} (Firstlight)`)}">
<style>.box{fill:#fff;stroke:#6f7e8c}.ink{fill:#0e1a28}.soft{fill:#435366}.was{fill:#7c8b99}.is{fill:#d9590b}@media (prefers-color-scheme:dark){.box{fill:#101b28;stroke:#66798d}.ink{fill:#edf2f6}.soft{fill:#a9b7c5}.is{fill:#ff9650}}text{font-family:'Instrument Sans',system-ui,'Segoe UI',Arial,sans-serif}</style>
<rect class="box" x=".75" y=".75" width="230.5" height="70.5" rx="10" stroke-width="1.5"/>
<text class="soft" x="12" y="18" font-size="9" letter-spacing=".6">${escapeHtml(line.toUpperCase())}</text>
<text class="ink" x="12" y="37" font-size="13" font-weight="600">${escapeHtml(said)}</text>
<rect class="was" x="12" y="46" width="${wide(before)}" height="6" rx="2"/><rect class="is" x="12" y="55" width="${wide(after)}" height="6" rx="2"/>
</svg>`;
}
