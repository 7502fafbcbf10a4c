import type { Figures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { positionOf } from './scales.ts';

type History = Figures['history'];
type Kind = History['changes'][number]['kind'];

/** Told apart by form, not by colour alone: an iteration is a full diamond on a line, an edit an open ring. */
export function ChangeMarks({ history, height }: { history: History; height: number }) {
  return history.changes.map(({ kind, day }) => {
    const x = `${positionOf(day, history)}%`;
    return (
      <g key={`${day} ${kind}`}>
        <line x1={x} x2={x} y2={height} strokeDasharray="3 4" className="stroke-line-strong" />
        <ChangeMark kind={kind} x={x} y={kind === 'iteration' ? 0 : height} />
      </g>
    );
  });
}

export function ChangeMark({ kind, x, y }: { kind: Kind; x: string; y: number }) {
  return (
    <svg aria-hidden="true" x={x} y={y} className="overflow-visible">
      {kind === 'iteration' ? (
        <path d="M0-6 6 0 0 6-6 0Z" className="fill-chart-2" />
      ) : (
        <circle r="4" strokeWidth="2" className="fill-surface stroke-chart-2" />
      )}
    </svg>
  );
}
