import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passFocusOn } from '../../lib/pass-focus-on.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Reported } from './reported.ts';
import { useIsReported } from './reports.api.ts';

/** What the reader has reported is out of their way until the outcome is told. Everybody else sees it as before. */
export function ReportedFold({ reported, children }: { reported: Reported; children: ReactNode }) {
  const { t } = useTranslation();
  const isReported = useIsReported(reported);
  const [isUnfolded, setUnfolded] = useState(false);
  if (!isReported || isUnfolded) return children;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-faint italic">
      {t('report.folded')}
      <Button
        size="sm"
        variant="ghost"
        onClick={(event) => {
          passFocusOn(event);
          setUnfolded(true);
        }}
      >
        {t('report.show')}
      </Button>
    </p>
  );
}
