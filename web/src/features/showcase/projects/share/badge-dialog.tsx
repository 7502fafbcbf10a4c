import { useTranslation } from 'react-i18next';
import { ownAddress } from '../../../../lib/own-address.ts';
import { useCopy } from '../../../../lib/use-copy.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { Shared } from './share-menu.tsx';

interface BadgeDialogProps {
  open: boolean;
  onClose: () => void;
  shared: Shared;
  url: string;
}

export function BadgeDialog({ open, onClose, shared, url }: BadgeDialogProps) {
  const { t } = useTranslation('projectPage');
  const { copied, copy } = useCopy();
  const image = ownAddress(`/badge/${shared.id}.svg`);
  const alt = t('share.badgeAlt', { name: shared.name });
  const code = `<a href="${url}"><img src="${image}" alt="${escaped(alt)}" width="232" height="52"></a>`;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('share.badgeTitle')}
      description={t('share.badgeHint')}
      footer={
        <Button onClick={() => copy(code)}>{copied ? t('share.codeCopied') : t('share.copyCode')}</Button>
      }
    >
      <div className="flex flex-col gap-4">
        <img src={`/badge/${shared.id}.svg`} alt={alt} width={232} height={52} />
        <Field label={t('share.badgeCode')}>
          <Textarea readOnly value={code} className="[&_textarea]:font-mono [&_textarea]:text-small" />
        </Field>
      </div>
    </Dialog>
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
