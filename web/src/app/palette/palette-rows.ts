import type { LucideIcon } from 'lucide-react';
import { foldText } from '../../features/office/help/fold-text.ts';

/** Something the palette offers: a place to go to, or an act. */
export interface PaletteRow {
  /** Names it among all rows, and in the memory of what was chosen last. */
  key: string;
  label: string;
  /** A second line's worth of words, beside the first. */
  more?: string;
  icon: LucideIcon;
  /** The address, for rows that lead somewhere. */
  to?: string;
  run?: () => void;
}

export interface PaletteGroup {
  key: 'recent' | 'pages' | 'acts' | 'help' | 'projects' | 'people' | 'groups' | 'conversations';
  rows: PaletteRow[];
}

export const rowsPerGroup = 4;

/** Where in a text the query stands, capitals and accents aside; undefined where it does not. */
export function matchIn(text: string, query: string): { from: number; to: number } | undefined {
  const wanted = foldText(query.trim()).text;
  const folded = foldText(text);
  const place = wanted === '' ? -1 : folded.text.indexOf(wanted);
  const from = folded.starts[place];
  const to = folded.ends[place + wanted.length - 1];
  return place === -1 || from === undefined || to === undefined ? undefined : { from, to };
}

/** Those that match, best first: a beginning says more than a middle. */
export function matching(rows: readonly PaletteRow[], query: string): PaletteRow[] {
  const placed = rows.flatMap((row) => {
    const match = matchIn(row.label, query);
    return match ? [{ row, from: match.from }] : [];
  });
  return placed
    .sort((one, other) => Number(one.from > 0) - Number(other.from > 0))
    .slice(0, rowsPerGroup)
    .map(({ row }) => row);
}
