import { generate } from 'lean-qr';
import { useMemo } from 'react';

interface QrCodeProps {
  text: string;
  label: string;
}

/** The quiet border that readers of such codes need around them. */
const border = 4;

/** Dark on white in both themes: many cameras do not read the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-border} ${-border} ${size + 2 * border} ${size + 2 * border}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-control border border-line bg-[white]"
    >
      <path d={path} className="fill-[black]" />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const code = generate(text);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  return { size: code.size, path: squares.join('') };
}
