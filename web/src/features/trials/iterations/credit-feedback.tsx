import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CreditPicker } from './credit-picker.tsx';
import { creditableFeedback } from './iterations.api.ts';

interface CreditFeedbackProps {
  projectId: string;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

export function CreditFeedback({ projectId, chosen, onChange }: CreditFeedbackProps) {
  const { t } = useTranslation('iterations');
  const list = useInfiniteQuery(creditableFeedback(projectId));
  const pieces = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <CreditPicker
      legend={t('credits.feedback')}
      list={list}
      pieces={pieces.map(({ id, tester, rating, comment }) => ({
        id,
        label: t('credits.rated', { number: tester, count: rating }),
        text: comment,
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
