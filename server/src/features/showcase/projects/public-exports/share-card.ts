import type { Language } from '@firstlight/contract/languages.ts';
import { plateEdge, type Sky, sky, skyInks } from '@firstlight/contract/showcase/projects/constellation.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import {
  type CardLine,
  cardLight,
  shareCardLines,
} from '@firstlight/contract/showcase/projects/share-card-lines.ts';
import { escapeHtml } from '../../../../core/http/pages/escape-html.ts';
import { translate } from '../../../../core/translate.ts';

const faces: Record<CardLine['face'], string> = {
  display: 'font-family="Bricolage Grotesque SemiBold"',
  text: '',
  log: 'letter-spacing="2"',
};

/** What a project looks like where its link is shared: its own sky, drawn as the browser draws it, and its words. */
export function shareCard(project: ProjectCard, language: Language): string {
  const { id, name, pitch, categories, feedbackCount, rating } = project;
  const drawing = sky(id, { stars: categories.length + feedbackCount, sun: rating ?? 0 });
  const kinds = categories.map((category) => translate(language, 'categories', `names.${category}`));
  const lines = shareCardLines({ name, pitch, categories: kinds, facts: factsOf(project, language) });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${drawing.width}" height="${drawing.height}">`,
    heavens(drawing),
    `<g font-family="Instrument Sans" fill="#f3f8fc">`,
    ...lines.map(text),
    '</g></svg>',
  ].join('');
}

function factsOf({ feedbackCount, rating, validated }: ProjectCard, language: Language): string[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return [
    translate(language, 'projectPage', 'notes', { count: feedbackCount }),
    ...(rating === null ? [] : [`${number.format(rating)}/5`]),
    ...(validated ? [translate(language, 'projects', 'validated')] : []),
  ];
}

function heavens(drawing: Sky): string {
  const { width, height, horizon, colours, ground, sun, stars, dust } = drawing;
  const light = cardLight;
  const stops = colours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const dot = (star: Sky['sun'], opacity: number) =>
    `<circle cx="${star.x}" cy="${star.y}" r="${star.radius}" fill="${skyInks.star}" opacity="${opacity}"/>`;
  return [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<rect width="${width}" height="${horizon}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${skyInks.sun}"/>`,
    `<polyline points="${stars.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="${skyInks.star}" stroke-opacity="${light.line}" stroke-width="1.75"/>`,
    ...dust.map((star) => dot(star, light.dust)),
    ...stars.map((star) => dot(star, light.star)),
    `<rect y="${horizon}" width="${width}" height="${height}" fill="${ground}"/>`,
    `<path d="${plateEdge(drawing)}" stroke="${skyInks.edge}" stroke-width="2" fill="none"/>`,
  ].join('');
}

/** No face here holds the narrow space of French numbers. */
function text({ x, y, size, face, words }: CardLine): string {
  const plain = words.replaceAll('\u202f', '\u00a0');
  return `<text x="${x}" y="${y}" font-size="${size}" ${faces[face]}>${escapeHtml(plain)}</text>`;
}
