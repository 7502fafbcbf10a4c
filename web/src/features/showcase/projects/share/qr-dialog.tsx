import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';

interface QrDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  url: string;
}

export function QrDialog({ open, onClose, name, url }: QrDialogProps) {
  const { t } = useTranslation('projectPage');
  const { size, path } = useMemo(() => drawing(url), [url]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={t('share.qrTitle', { name })}
      description={t('share.qrHint')}
      footer={
        <a href={asFile(size, path)} download="firstlight-qr.svg" className={buttonClasses()}>
          {t('share.download')}
        </a>
      }
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('share.qrTitle', { name })}
        shapeRendering="crispEdges"
        className="mx-auto block w-full max-w-72 rounded-control"
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={path} fill="#0e1a28" />
      </svg>
    </Dialog>
  );
}

/** The quiet border that readers of such codes need around them. */
const border = 4;

/** Black on white in both themes: cameras need the contrast. */
function drawing(url: string): { size: number; path: string } {
  const code = generate(url, { minCorrectionLevel: correction.M });
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) squares.push(`M${x + border} ${y + border}h1v1h-1z`);
    }
  }
  return { size: code.size + 2 * border, path: squares.join('') };
}

function asFile(size: number, path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#0e1a28"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
