interface HeatCell {
  shownAs: string;
  /** From 0 to 1; null where it is not told, and drawn open. */
  share: number | null;
}

interface HeatTableProps {
  caption: string;
  /** Of the first column, then of each of the others. */
  head: readonly string[];
  rows: readonly { label: string; cells: readonly HeatCell[] }[];
}

/** The darkest a cell may be for ink to be read on it. */
const darkest = 62;

/** A table whose cells are the darker the more they say: a drawing and its own table at once. */
export function HeatTable({ caption, head, rows }: HeatTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      className="chart overflow-x-auto"
    >
      <table className="chart-heat">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map(({ shownAs, share }, place) => (
                <td
                  key={head[place + 1]}
                  data-open={share === null || undefined}
                  ref={(cell) => cell?.style.setProperty('--heat', `${Math.round((share ?? 0) * darkest)}%`)}
                >
                  {shownAs}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
