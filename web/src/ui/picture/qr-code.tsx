import { clsx } from 'clsx';
import { type Bitmap2D, correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** White border around a code, in squares of the code. Readers need it. */
export const qrBorder = 4;

interface QrCodeProps {
  code: Bitmap2D;
  label: string;
  className?: string;
}

/** Shows a QR code, black on white in both themes, because many cameras cannot read the reverse. */
export function QrCode({ code, label, className }: QrCodeProps) {
  const side = code.size + 2 * qrBorder;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-qrBorder} ${-qrBorder} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={clsx('rounded-control bg-[white]', className)}
    >
      <path d={toSvgPath(code)} className="fill-[black]" />
    </svg>
  );
}

/** Returns the QR code of a text. Up to 15 % of it may be covered or damaged. */
export function qrCodeOf(text: string): Bitmap2D {
  return generate(text, { minCorrectionLevel: correction.M });
}
