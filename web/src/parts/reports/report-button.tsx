import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { Reported } from './reported.ts';
import { useReport } from './use-report.tsx';

/** Beside what people wrote, for everybody who did not write it. */
export function ReportButton({ reported, size = 'sm' }: { reported: Reported; size?: 'sm' | 'md' }) {
  const { t } = useTranslation();
  const { ask, dialog } = useReport(reported);
  return (
    <>
      <IconButton
        size={size}
        label={t(`report.${reported.kind}`)}
        icon={<Flag aria-hidden="true" className="size-4 stroke-[1.75]" />}
        onClick={ask}
      />
      {dialog}
    </>
  );
}
