import { Check, Copy, QrCode, Share2, SquareCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownAddress } from '../../../../lib/own-address.ts';
import { useCopy } from '../../../../lib/use-copy.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { MenuItem } from '../../../../ui/overlay/menu-item.tsx';
import { BadgeDialog } from './badge-dialog.tsx';
import { QrDialog } from './qr-dialog.tsx';

export interface Shared {
  id: string;
  name: string;
  /** Only a project's owner puts its badge on a site. */
  isOwn: boolean;
}

export function ShareMenu({ shared }: { shared: Shared }) {
  const { t } = useTranslation('projectPage');
  const { copied, copy } = useCopy();
  const [open, setOpen] = useState<'qr' | 'badge'>();
  const url = ownAddress(`/project/${shared.id}`);
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <Button>
            {copied ? (
              <Check aria-hidden="true" className="size-4.5" />
            ) : (
              <Share2 aria-hidden="true" className="size-4.5" />
            )}
            <span aria-live="polite">{copied ? t('share.copied') : t('share.open')}</span>
          </Button>
        }
      >
        <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => copy(url)}>
          {t('share.copy')}
        </MenuItem>
        {'share' in navigator && (
          <MenuItem icon={<Share2 aria-hidden="true" />} onSelect={() => shareNatively(shared.name, url)}>
            {t('share.native')}
          </MenuItem>
        )}
        <MenuItem icon={<QrCode aria-hidden="true" />} onSelect={() => setOpen('qr')}>
          {t('share.qr')}
        </MenuItem>
        {shared.isOwn && (
          <MenuItem icon={<SquareCode aria-hidden="true" />} onSelect={() => setOpen('badge')}>
            {t('share.badge')}
          </MenuItem>
        )}
      </Menu>
      <QrDialog open={open === 'qr'} onClose={close} name={shared.name} url={url} />
      <BadgeDialog open={open === 'badge'} onClose={close} shared={shared} url={url} />
    </>
  );
}

/** Refusing the sheet is an answer, not a fault. */
function shareNatively(title: string, url: string): void {
  navigator.share({ title, url }).catch(() => undefined);
}
