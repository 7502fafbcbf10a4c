import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { qrDrawing } from './qr-drawing.ts';

interface QrDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  url: string;
}

export function QrDialog({ open, onClose, name, url }: QrDialogProps) {
  const { t } = useTranslation('projectPage');
  const { size, path } = useMemo(() => qrDrawing(url), [url]);
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

function asFile(size: number, path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#0e1a28"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
