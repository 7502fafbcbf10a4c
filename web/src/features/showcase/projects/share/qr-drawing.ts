import { correction, generate } from 'lean-qr';

/** The quiet border that readers of such codes need around them. */
const border = 4;

/** The squares of the code of an address, inside its border. */
export function qrDrawing(url: string): { size: number; path: string } {
  const code = generate(url, { minCorrectionLevel: correction.M });
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) squares.push(`M${x + border} ${y + border}h1v1h-1z`);
    }
  }
  return { size: code.size + 2 * border, path: squares.join('') };
}
