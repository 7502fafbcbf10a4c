export interface Twin {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartTableProps extends Twin {
  caption: string;
  /** What opens it. */
  opens: string;
}

/** What a drawing shows, one press away: nobody has to see a line to know what it says. */
export function ChartTable({ caption, opens, head, rows }: ChartTableProps) {
  return (
    <details className="min-w-0 text-small">
      <summary className="link w-fit">{opens}</summary>
      <section
        aria-label={`${opens}: ${caption}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="mt-3 w-full text-left tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-line border-b">
              {head.map((label) => (
                <th key={label} scope="col" className="py-1.5 pr-4 font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells]) => (
              <tr key={first} className="border-line border-b">
                <th scope="row" className="py-1.5 pr-4 font-medium">
                  {first}
                </th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]} className="py-1.5 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
