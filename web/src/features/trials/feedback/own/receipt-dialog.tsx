import { ImageDown } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { drawReceipt } from './draw-receipt.ts';

/** For a tester who was credited: a picture to share. The project is named only if they want it to be. */
export function ReceiptDialog({ projectName }: { projectName: string | null }) {
  const { t } = useTranslation('dashboard');
  const [isNamed, setNamed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element;
      if (!element) return;
      drawReceipt(element, {
        title: t('receipt.title'),
        project: isNamed ? projectName : null,
        foot: t('receipt.foot'),
      });
    },
    [isNamed, projectName, t],
  );

  function save(): void {
    if (!canvas.current) return;
    const link = document.createElement('a');
    link.href = canvas.current.toDataURL('image/png');
    link.download = 'firstlight.png';
    link.click();
  }

  return (
    <Dialog
      trigger={
        <Button size="sm" variant="ghost">
          <ImageDown aria-hidden="true" className="size-4" />
          {t('receipt.open')}
        </Button>
      }
      title={t('receipt.heading')}
      description={t('receipt.lead')}
      footer={<Button onClick={save}>{t('receipt.save')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <canvas ref={draw} role="img" aria-label={t('receipt.title')} className="w-full rounded-control" />
        {projectName !== null && (
          <Checkbox
            label={t('receipt.name', { name: projectName })}
            description={t('receipt.nameHint')}
            checked={isNamed}
            onChange={setNamed}
          />
        )}
      </div>
    </Dialog>
  );
}
