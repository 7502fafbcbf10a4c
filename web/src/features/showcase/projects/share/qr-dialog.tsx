import { toSvgDataURL } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { QrCode, qrCodeOf } from '../../../../ui/picture/qr-code.tsx';

interface QrDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  url: string;
}

export function QrDialog({ open, onClose, name, url }: QrDialogProps) {
  const { t } = useTranslation('projectPage');
  const code = useMemo(() => qrCodeOf(url), [url]);
  const title = t('share.qrTitle', { name });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={title}
      description={t('share.qrHint')}
      footer={
        <a
          href={toSvgDataURL(code, { off: 'white' })}
          download="firstlight-qr.svg"
          className={buttonClasses()}
        >
          {t('share.download')}
        </a>
      }
    >
      <QrCode code={code} label={title} className="mx-auto block w-full max-w-72" />
    </Dialog>
  );
}
