import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** The quiet border that readers of such codes need around them. */
const border = 4;

/** Dark on white in both themes: many cameras do not read the reverse. */
export function InviteQr({ link, label }: { link: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(link);
    const squares: string[] = [];
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) {
        if (code.get(x, y)) squares.push(`M${x + border} ${y + border}h1v1h-1z`);
      }
    }
    return { size: code.size + 2 * border, path: squares.join('') };
  }, [link]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-control border border-line bg-[white]"
    >
      <path d={path} className="fill-[black]" />
    </svg>
  );
}
