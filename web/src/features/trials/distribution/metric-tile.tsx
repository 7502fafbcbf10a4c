import { Card } from '../../../ui/card.tsx';

interface MetricTileProps {
  name: string;
  figure: string;
  /** The same figure a window earlier, in words. */
  before?: string | undefined;
  beside: readonly { name: string; figure: string }[];
  definition: string;
}

/** One figure with what stands beside it, and how it is counted in plain sight. */
export function MetricTile({ name, figure, before, beside, definition }: MetricTileProps) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="log text-ink-muted">{name}</h3>
      <p className="font-display text-h1 tabular-nums">{figure}</p>
      {before && <p className="-mt-2 text-ink-muted text-small">{before}</p>}
      <dl className="flex flex-col gap-1 border-line border-t pt-3 text-small">
        {beside.map((fact) => (
          <div key={fact.name} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{fact.name}</dt>
            <dd className="font-semibold tabular-nums">{fact.figure}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-muted text-small">{definition}</p>
    </Card>
  );
}
