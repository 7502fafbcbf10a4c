import type { Language } from '@firstlight/contract/languages.ts';
import {
  type CoverPart,
  type GeneratedCover,
  generatedCover,
} from '@firstlight/contract/showcase/projects/generated-cover.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { type CardLine, shareCardLines } from '@firstlight/contract/showcase/projects/share-card-lines.ts';
import { escapeHtml } from '../../../../core/http/pages/escape-html.ts';
import { translate } from '../../../../core/translate.ts';

const faces: Record<CardLine['face'], string> = {
  display: 'font-family="Bricolage Grotesque SemiBold" letter-spacing="-1.5"',
  text: '',
  log: 'letter-spacing="2"',
};

/** What a project looks like where its link is shared: its own sky, drawn as the browser draws it, and its words. */
export function shareCard(project: ProjectCard, language: Language): string {
  const cover = generatedCover(project, 'card');
  const categories = project.categories.map((one) => translate(language, 'categories', `names.${one}`));
  const lines = shareCardLines({ ...project, categories, facts: factsOf(project, language) }, cover);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cover.width}" height="${cover.height}">`,
    scene(cover),
    '<g font-family="Instrument Sans">',
    ...lines.map(text),
    '</g></svg>',
  ].join('');
}

function factsOf({ feedbackCount, rating, validated }: ProjectCard, language: Language): string[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return [
    ...(feedbackCount === 0 ? [] : [translate(language, 'projectPage', 'notes', { count: feedbackCount })]),
    ...(rating === null ? [] : [`${number.format(rating)}/5`]),
    ...(validated ? [translate(language, 'projects', 'validated')] : []),
  ];
}

function scene({ width, height, horizon, stops, ground, heavens, foreground }: GeneratedCover): string {
  const colours = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  return [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${colours.join('')}</linearGradient>`,
    `<rect width="${width}" height="${horizon}" fill="url(#sky)"/>`,
    ...heavens.map(part),
    `<rect y="${horizon}" width="${width}" height="${height}" fill="${ground}"/>`,
    ...foreground.map(part),
  ].join('');
}

function part(drawn: CoverPart): string {
  const { colour } = drawn;
  switch (drawn.kind) {
    case 'disc':
      return `<circle cx="${drawn.x}" cy="${drawn.y}" r="${drawn.radius}" fill="${colour}" opacity="${drawn.opacity}"/>`;
    case 'line':
      return `<path d="${drawn.path}" fill="none" stroke="${colour}" stroke-width="${drawn.width}" opacity="${drawn.opacity}"/>`;
    case 'area':
      return `<path d="${drawn.path}" fill="${colour}"/>`;
    case 'letter':
      return `<text x="${drawn.x}" y="${drawn.y}" font-size="${drawn.size}" ${faces.display} text-anchor="middle" fill="${colour}">${escapeHtml(drawn.text)}</text>`;
  }
}

/** No face here holds the narrow space of French numbers. */
function text({ x, y, size, face, isAtEnd, colour, words }: CardLine): string {
  const plain = words.replaceAll('\u202f', '\u00a0');
  const anchor = isAtEnd ? ' text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" ${faces[face]}${anchor} fill="${colour}">${escapeHtml(plain)}</text>`;
}
