import type { Category } from './categories.ts';

/** A constellation in a box of 100 by 100: its stars, and which of them are joined, by their place in the list. */
export interface Figure {
  stars: readonly (readonly [x: number, y: number])[];
  lines: readonly (readonly number[])[];
}

/** What each category's stars show. */
export const coverFigures: Record<Category, Figure> = {
  // A cloud.
  saas: {
    stars: [
      [2, 82],
      [14, 44],
      [38, 34],
      [52, 8],
      [74, 34],
      [98, 46],
      [88, 80],
    ],
    lines: [[0, 1, 2, 3, 4, 5, 6, 0]],
  },
  // A graph.
  ai: {
    stars: [
      [4, 62],
      [32, 14],
      [42, 88],
      [70, 40],
      [98, 10],
      [94, 82],
    ],
    lines: [
      [0, 1, 3, 4],
      [0, 2, 3, 5],
      [1, 2],
    ],
  },
  // An open book.
  education: {
    stars: [
      [2, 14],
      [50, 30],
      [98, 14],
      [98, 76],
      [50, 94],
      [2, 76],
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 0],
      [1, 4],
    ],
  },
  // A bowl, and what steams above it.
  food: {
    stars: [
      [2, 42],
      [98, 40],
      [80, 82],
      [48, 96],
      [20, 80],
      [40, 18],
      [54, 2],
    ],
    lines: [
      [0, 1, 2, 3, 4, 0],
      [5, 6],
    ],
  },
  // A pin on a map.
  local: {
    stars: [
      [50, 98],
      [18, 46],
      [26, 12],
      [50, 2],
      [74, 12],
      [82, 46],
      [50, 36],
    ],
    lines: [[0, 1, 2, 3, 4, 5, 0]],
  },
  // A phone.
  mobile: {
    stars: [
      [26, 2],
      [76, 4],
      [78, 96],
      [28, 98],
      [52, 84],
    ],
    lines: [[0, 1, 2, 3, 0]],
  },
  // A basket.
  ecommerce: {
    stars: [
      [2, 36],
      [98, 34],
      [84, 94],
      [16, 96],
      [32, 36],
      [48, 4],
      [68, 35],
    ],
    lines: [
      [0, 1, 2, 3, 0],
      [4, 5, 6],
    ],
  },
  // A pulse.
  health: {
    stars: [
      [0, 56],
      [28, 54],
      [42, 10],
      [60, 96],
      [74, 46],
      [100, 50],
    ],
    lines: [[0, 1, 2, 3, 4, 5]],
  },
  // A rising line.
  finance: {
    stars: [
      [2, 92],
      [28, 58],
      [50, 70],
      [76, 26],
      [98, 6],
    ],
    lines: [[0, 1, 2, 3, 4]],
  },
  // A megaphone.
  marketing: {
    stars: [
      [4, 38],
      [92, 4],
      [98, 88],
      [8, 66],
      [26, 72],
      [40, 98],
    ],
    lines: [
      [0, 1, 2, 3, 0],
      [4, 5],
    ],
  },
  // A nib.
  design: {
    stars: [
      [50, 98],
      [20, 46],
      [34, 4],
      [66, 4],
      [80, 46],
      [50, 48],
    ],
    lines: [
      [0, 1, 2, 3, 4, 0],
      [0, 5],
    ],
  },
  // Angle brackets.
  dev: {
    stars: [
      [32, 6],
      [4, 50],
      [34, 94],
      [66, 6],
      [98, 48],
      [68, 94],
    ],
    lines: [
      [0, 1, 2],
      [3, 4, 5],
    ],
  },
  // A dipper.
  other: {
    stars: [
      [2, 22],
      [26, 30],
      [46, 46],
      [56, 86],
      [90, 92],
      [98, 50],
    ],
    lines: [[0, 1, 2, 3, 4, 5, 2]],
  },
};
