import { useMemo } from 'react';
import { QrCode, qrCodeOf } from '../../../../ui/picture/qr-code.tsx';

export function InviteQr({ link, label }: { link: string; label: string }) {
  const code = useMemo(() => qrCodeOf(link), [link]);
  return <QrCode code={code} label={label} className="size-48 shrink-0 border border-line" />;
}
