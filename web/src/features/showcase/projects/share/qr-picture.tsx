import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { qrDrawing } from './qr-drawing.ts';

const savedPx = 1024;

/** The code of an address, black on white in both themes, to be saved as a picture that prints well. */
export function QrPicture({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation('published');
  const { size, path } = useMemo(() => qrDrawing(url), [url]);
  return (
    <div className="flex max-w-full flex-col items-center gap-2">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width={120}
        height={120}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className="rounded-control border border-line"
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={path} fill="#0e1a28" />
      </svg>
      <Button variant="link" size="sm" onClick={() => save(size, path)}>
        {t('share.saveQr')}
      </Button>
    </div>
  );
}

/** Whole pixels for each square, so that no edge blurs. */
function save(size: number, path: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = savedPx;
  canvas.height = savedPx;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const step = Math.floor(savedPx / size);
  const margin = Math.floor((savedPx - step * size) / 2);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, savedPx, savedPx);
  pen.translate(margin, margin);
  pen.scale(step, step);
  pen.fillStyle = '#0e1a28';
  pen.fill(new Path2D(path));
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = 'firstlight-qr.png';
  link.click();
}
