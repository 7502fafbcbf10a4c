import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CreditPicker } from './credit-picker.tsx';
import { creditableSkips } from './iterations.api.ts';

interface CreditSkipsProps {
  projectId: string;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

export function CreditSkips({ projectId, chosen, onChange }: CreditSkipsProps) {
  const { t } = useTranslation('iterations');
  const list = useInfiniteQuery(creditableSkips(projectId));
  const pieces = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <CreditPicker
      legend={t('credits.skips')}
      list={list}
      pieces={pieces.map(({ id, tester, reason, note }) => ({
        id,
        label: t('credits.skipped', { number: tester, reason: t(`reasons.${reason}`) }),
        text: note,
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
