import type { Bitmap2D } from 'lean-qr';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { QrCode, qrBorder, qrCodeOf } from '../../../../ui/picture/qr-code.tsx';

/** Maximum width of the saved picture in pixels: enough for print. */
const savedPx = 1024;

/** Shows the QR code of an address, with a button that saves it as a picture. */
export function QrPicture({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation('published');
  const code = useMemo(() => qrCodeOf(url), [url]);
  return (
    <div className="flex max-w-full flex-col items-center gap-2">
      <QrCode code={code} label={label} className="size-30 border border-line" />
      <Button variant="link" size="sm" onClick={() => save(code)}>
        {t('share.saveQr')}
      </Button>
    </div>
  );
}

function save(code: Bitmap2D): void {
  const link = document.createElement('a');
  // A whole number of pixels for each square, so that no edge is blurred.
  const scale = Math.floor(savedPx / (code.size + 2 * qrBorder));
  link.href = code.toDataURL({ off: [255, 255, 255], pad: qrBorder, scale });
  link.download = 'firstlight-qr.png';
  link.click();
}
