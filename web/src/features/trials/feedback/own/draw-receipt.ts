interface ReceiptWords {
  title: string;
  /** The project, where the tester wants it named. */
  project: string | null;
  foot: string;
}

const width = 1200;
const height = 630;
const horizon = 500;

/**
 * Draws the picture in the tester's own browser: no address of ours shows it, so none can tell whose it is. Nothing stands
 * on it but these words.
 */
export function drawReceipt(canvas: HTMLCanvasElement, { title, project, foot }: ReceiptWords): void {
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const sky = pen.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, '#0b1826');
  sky.addColorStop(0.6, '#2b3a50');
  sky.addColorStop(1, '#d97a3f');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, horizon);
  pen.fillStyle = '#ff8534';
  pen.beginPath();
  pen.arc(940, horizon + 40, 190, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#0a121c';
  pen.fillRect(0, horizon, width, height - horizon);
  pen.fillStyle = '#ffb066';
  for (let x = 0; x < width; x += 24) pen.fillRect(x, horizon, 1, 12);
  pen.fillStyle = '#f3f8fc';
  pen.font = '600 72px "Bricolage Grotesque", system-ui, sans-serif';
  for (const [place, line] of linesOf(pen, title, 960).entries()) pen.fillText(line, 80, 150 + place * 82);
  if (project !== null) {
    pen.font = '600 40px "Instrument Sans", system-ui, sans-serif';
    pen.fillStyle = '#ffd9b0';
    pen.fillText(linesOf(pen, project, 760)[0] ?? '', 80, 400);
  }
  pen.font = '500 30px "Instrument Sans", system-ui, sans-serif';
  pen.fillStyle = '#a9b7c5';
  pen.fillText(foot, 80, 580);
}

function linesOf(pen: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width > most && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
