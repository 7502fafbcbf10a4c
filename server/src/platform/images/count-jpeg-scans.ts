const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * How often a JPEG paints over its whole area. A progressive file may legally do so thousands of times, each scan a
 * few bytes long and each costing a pass over all pixels: 250 kB keep a decoder busy for half a minute, which no
 * timeout can interrupt. Cameras and editors make about ten.
 */
export function countJpegScans(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at < jpeg.length) {
    at = jpeg.indexOf(MARKER, at);
    const code = at < 0 ? undefined : jpeg[at + 1];
    if (code === undefined || code === END_OF_IMAGE) return scans;
    if (code === START_OF_SCAN) scans += 1;
    at += lengthOf(jpeg, at, code);
  }
  return scans;
}

/** Marker and segment together. Stuffed zeros, restarts and fill bytes carry no segment. */
function lengthOf(jpeg: Buffer, at: number, code: number): number {
  if (code === MARKER) return 1;
  const standsAlone = code <= 0x01 || (code >= 0xd0 && code <= 0xd8);
  if (standsAlone || at + 4 > jpeg.length) return 2;
  return 2 + jpeg.readUInt16BE(at + 2);
}
