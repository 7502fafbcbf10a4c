import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { passFocusOn } from '../../../lib/pass-focus-on.ts';
import { Button } from '../../../ui/button/button.tsx';

/** Of somebody whom the reader blocks: there, and not in the way. Others' replies stay. */
export function FoldedComment({ onShow, children }: { onShow: () => void; children?: ReactNode }) {
  const { t } = useTranslation('blocks');
  return (
    <li className="flex flex-col gap-3 py-4">
      <p className="flex flex-wrap items-center gap-x-2 text-ink-faint italic">
        {t('folded.text')}
        <Button
          size="sm"
          variant="ghost"
          onClick={(event) => {
            passFocusOn(event);
            onShow();
          }}
        >
          {t('folded.show')}
        </Button>
      </p>
      {children}
    </li>
  );
}
