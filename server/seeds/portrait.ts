import sharp from 'sharp';

export interface PortraitColours {
  sky: string;
  skin: string;
  hair: string;
  shirt: string;
}

const side = 512;

interface Shape {
  colour: string;
  holds(x: number, y: number): boolean;
}

/** A plain portrait of nobody in particular: head and shoulders in four colours, as a PNG. */
export function drawPortrait({ sky, skin, hair, shirt }: PortraitColours): Promise<Buffer> {
  // From back to front; the unit is the width of the picture.
  const shapes: Shape[] = [
    { colour: sky, holds: () => true },
    { colour: hair, holds: ellipse(0.5, 0.41, 0.205, 0.235) },
    { colour: skin, holds: (x, y) => Math.abs(x - 0.5) < 0.075 && y > 0.5 && y < 0.75 },
    { colour: shirt, holds: ellipse(0.5, 1.02, 0.36, 0.31) },
    { colour: skin, holds: ellipse(0.5, 0.44, 0.16, 0.2) },
    { colour: hair, holds: (x, y) => ellipse(0.5, 0.4, 0.19, 0.19)(x, y) && y < 0.31 + (x - 0.42) ** 2 },
  ];
  const pixels = Buffer.alloc(side * side * 3);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const front = shapes.findLast(({ holds }) => holds(column / side, row / side));
      pixels.set(bytesOf(front?.colour ?? sky), (row * side + column) * 3);
    }
  }
  // Drawn twice as large as it is used, so that its edges come out soft.
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(side / 2)
    .png()
    .toBuffer();
}

function ellipse(centreX: number, centreY: number, radiusX: number, radiusY: number): Shape['holds'] {
  return (x, y) => ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 < 1;
}

function bytesOf(colour: string): Buffer {
  return Buffer.from(colour.slice(1), 'hex');
}
