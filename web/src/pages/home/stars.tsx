/** Placed once by hand, off the lines of the text: how far right and down in percent, and how large. */
const stars = [
  [2, 8, 0.9],
  [4, 30, 0.6],
  [10.5, 4, 0.7],
  [17, 11, 1.1],
  [24.5, 5, 0.9],
  [27.3, 14, 0.7],
  [33, 7, 0.6],
  [38.6, 3, 0.9],
  [44, 12, 0.7],
  [47.5, 5, 0.6],
  [52, 22, 0.9],
  [55.5, 9, 0.7],
  [58.5, 17, 0.6],
  [60.9, 4, 1],
  [63.6, 35, 1.2],
  [66, 12, 0.7],
  [69, 26, 0.8],
  [71.2, 6, 0.6],
  [73.4, 42, 0.7],
  [76, 20, 1.1],
  [79.5, 9, 0.7],
  [81.8, 30, 1],
  [84.6, 15, 0.8],
  [86.5, 4, 0.6],
  [89.6, 18, 0.9],
  [91.2, 33, 0.7],
  [93.4, 8, 0.6],
  [95.5, 25, 1.2],
  [97.5, 12, 0.8],
  [98.6, 40, 0.7],
] as const;

/** The pattern that shows at night, from star to star. */
const lines = [
  [63.6, 35, 69, 26],
  [69, 26, 76, 20],
  [76, 20, 81.8, 30],
  [81.8, 30, 91.2, 33],
  [91.2, 33, 95.5, 25],
  [95.5, 25, 89.6, 18],
] as const;

/** Lower ones would stand in the text where it takes the whole width. */
const lowestBesideText = 14;

export function Stars() {
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="hero-stars">
      {stars.map(([x, y, size]) => (
        <circle
          key={x}
          cx={`${x}%`}
          cy={`${y}%`}
          r={size}
          className={y > lowestBesideText ? 'max-md:hidden' : undefined}
        />
      ))}
      <g className="hero-star-lines max-md:hidden">
        {lines.map(([x1, y1, x2, y2]) => (
          <line key={x1} x1={`${x1}%`} y1={`${y1}%`} x2={`${x2}%`} y2={`${y2}%`} />
        ))}
      </g>
    </svg>
  );
}
