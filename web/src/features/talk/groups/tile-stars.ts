interface Star {
  x: number;
  y: number;
}

/** Four or five stars along the tile, each in a strip of its own so that none hides another, and which of them is the sun. */
export function tileStars(groupId: string): { stars: Star[]; sun: number } {
  // The last twelve figures of an id are random; the first ones are its time.
  const figures = [...groupId.slice(-12)].map((figure) => Number.parseInt(figure, 16));
  const at = (place: number) => figures[place] ?? 0;
  const count = 4 + (at(0) % 2);
  const strip = 32 / (count - 1);
  const stars = Array.from({ length: count }, (_, place) => ({
    x: Math.round(8 + place * strip + (at(place + 1) % 5) - 2),
    y: Math.round(10 + (at(place + 6) / 15) * 28),
  }));
  return { stars, sun: at(11) % count };
}
