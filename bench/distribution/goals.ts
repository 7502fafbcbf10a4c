import { oursByFeed, oursWithInvitations } from './ours/ours.ts';
import type { Supply } from './scenarios.ts';
import type { Figures, Ratio } from './summary.ts';

interface Goal {
  what: string;
  least: number;
  got: number;
  /** A floor fails the bench; a goal beyond it is reported either way. */
  floor: boolean;
}

/** What was asked of the distribution, beside what it does. */
export function goals(figures: Figures, ratios: Record<Supply, Ratio>): Goal[] {
  const feed = oursByFeed.name;
  const invited = oursWithInvitations.name;
  const onTime = (supply: Supply, policy: string) => figures[supply][policy]?.onTime ?? 0;
  const answered = Math.min(
    ...Object.values(figures).flatMap((of) => [feed, invited].map((name) => 1 - (of[name]?.unanswered ?? 1))),
  );
  const floor = (what: string, got: number, least: number) => ({ what, got, least, floor: true });
  return [
    floor(`on time, scarce, ${feed}`, onTime('scarce', feed), 0.31),
    floor(`on time, balanced, ${feed}`, onTime('balanced', feed), 0.82),
    floor(`on time, abundant, ${feed}`, onTime('abundant', feed), 0.97),
    floor(`on time, scarce, ${invited}`, onTime('scarce', invited), 0.37),
    floor(`on time, balanced, ${invited}`, onTime('balanced', invited), 0.9),
    floor(`on time, abundant, ${invited}`, onTime('abundant', invited), 0.97),
    floor('worst category, balanced, feed alone', figures.balanced[feed]?.worstCategory ?? 0, 0.65),
    floor('answered within a week, everywhere', answered, 1),
    {
      what: 'of the bound, balanced, with invitations',
      got: ratios.balanced.reached[invited] ?? 0,
      least: 0.95,
      floor: false,
    },
    {
      what: 'of the bound, scarce, with invitations',
      got: ratios.scarce.reached[invited] ?? 0,
      least: 0.55,
      floor: false,
    },
  ];
}
