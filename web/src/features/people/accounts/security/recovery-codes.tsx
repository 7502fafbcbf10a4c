import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../../lib/use-copy.ts';
import { Button } from '../../../../ui/button/button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown once. Whoever leaves without them can have new ones. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  const { copied, copy } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');

  useEffect(() => heading.current?.focus(), []);

  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    link.download = t('recovery.file');
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <div className="flex flex-col gap-4 rounded-control bg-gold-soft p-4">
      <div className="flex flex-col gap-1">
        <h4 ref={heading} tabIndex={-1} className="font-semibold text-gold">
          {t('recovery.title')}
        </h4>
        <p className="prose-width">{t('recovery.lead')}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-1.5">
        {codes.map((code) => (
          <li key={code} className="font-log text-small tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          {t('recovery.save')}
        </Button>
        <Button size="sm" onClick={() => copy(text)}>
          <Copy aria-hidden="true" className="size-4" />
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button size="sm" variant="night" onClick={onKept}>
          {t('recovery.kept')}
        </Button>
      </div>
    </div>
  );
}
